-- Score keepers, and the links with which they sign in.

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

-- Score keepers. The name appears in score histories; the id is the subject of the grant. `link_id` is the link by which one signed in,
-- null after the password.
create table score_keepers (
  id serial,
  name varchar(50) not null,
  signed_in_at timestamptz not null default now(),
  link_id integer,
  constraint score_keepers_pkey primary key (id),
  constraint score_keepers_link foreign key (link_id) references keeper_links (id) on delete set null
);
create index score_keepers_link_index on score_keepers (link_id);
