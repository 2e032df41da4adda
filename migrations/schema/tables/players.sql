-- People, and data about them beside their registrations.

-- Players. `twin` is 0, except for the later of two records with the same name, phone and birth year, which has its own id there to
-- keep them apart; both stay as they are, since only an organizer can say which is right.
-- `search_words` is what a list searches (lists.sql).
create table players (
  id serial,
  name varchar(100) not null,
  name_key varchar(200) not null,
  phone varchar(20) not null,
  phone_key varchar(20) not null,
  email varchar(255) not null,
  birth_year integer,
  skill_level varchar(20) not null,
  current_club varchar(100) not null,
  league varchar(100),
  parent_name varchar(100),
  parent_email varchar(255),
  parent_phone varchar(20),
  is_test boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  shirt_size varchar(20),
  twin integer not null default 0,
  -- Language of letters to the family.
  language varchar(2) not null default 'en',
  search_words text not null default '',
  constraint players_pkey primary key (id),
  constraint players_person_unique unique nulls not distinct (phone_key, name_key, birth_year, twin)
);
create index players_email_index on players (lower(email));
create index players_parent_email_index on players (lower(parent_email)) where parent_email is not null;

-- Six-digit codes that prove access to the mailbox on file; one for each player at a time.
create table contact_codes (
  player_id integer not null,
  code_hash varchar(64) not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  constraint contact_codes_pkey primary key (player_id),
  constraint contact_codes_player foreign key (player_id) references players (id) on delete cascade
);

-- Addresses: confirmed once a code or link that was mailed there has been used; before that, with the session that wrote them.
create table mailboxes (
  address varchar(255) not null,
  confirmed_at timestamptz,
  written_by varchar(255),
  constraint mailboxes_pkey primary key (address)
);

-- Pairs of similar records that belong to two people.
create table different_players (
  one_id integer not null,
  other_id integer not null,
  said_by varchar(50) not null,
  said_at timestamptz not null,
  constraint different_players_pkey primary key (one_id, other_id),
  constraint different_players_one foreign key (one_id) references players (id) on delete cascade,
  constraint different_players_other foreign key (other_id) references players (id) on delete cascade,
  constraint different_players_in_order check (one_id < other_id)
);
create index different_players_other_index on different_players (other_id);
