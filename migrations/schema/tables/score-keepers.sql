-- Score keepers, and the links with which they sign in.

-- Score keepers. The name appears in score histories; the id is the subject of the grant.
create table score_keepers (
  id serial,
  name varchar(50) not null,
  signed_in_at timestamptz not null default now(),
  constraint score_keepers_pkey primary key (id)
);

-- Links for score keepers, by the hash of their secret.
create table keeper_links (
  id serial,
  tournament_id integer not null,
  field varchar(100),
  secret_hash varchar(64) not null,
  made_at timestamptz not null default now(),
  ends_at timestamptz not null,
  revoked_at timestamptz,
  constraint keeper_links_pkey primary key (id),
  constraint keeper_links_secret_unique unique (secret_hash),
  constraint keeper_links_tournament foreign key (tournament_id) references tournaments (id) on delete cascade
);
create index keeper_links_tournament_index on keeper_links (tournament_id);

-- Link by which each score keeper signed in.
create table keeper_link_uses (
  keeper_id integer not null,
  link_id integer not null,
  constraint keeper_link_uses_pkey primary key (keeper_id),
  constraint keeper_link_uses_keeper foreign key (keeper_id) references score_keepers (id) on delete cascade,
  constraint keeper_link_uses_link foreign key (link_id) references keeper_links (id) on delete cascade
);
create index keeper_link_uses_link_index on keeper_link_uses (link_id);
