-- Teams, their places, and invitations to them.

-- Teams. The columns captain_name, _email and _phone are the team's contact, the captain's unless an organizer writes another. `twin` keeps equal names apart, as in players.
create table teams (
  id serial,
  tournament_id integer not null,
  name varchar(100) not null,
  name_key varchar(200) not null,
  captain_id integer,
  captain_name varchar(100) not null,
  captain_email varchar(255) not null,
  captain_phone varchar(20) not null,
  skill_level varchar(20) not null,
  age_bracket varchar(20),
  invitation_code varchar(20) not null,
  current_players integer not null default 0,
  max_players integer not null default 5,
  is_active boolean not null default true,
  waitlisted_at timestamptz,
  is_test boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  accepts_free_agents boolean not null default true,
  -- Number of the mailed link to the team's page; a new number revokes earlier links.
  captain_link_number integer not null default 1,
  twin integer not null default 0,
  captain_language varchar(2) not null default 'en',
  search_words text not null default '',
  constraint teams_pkey primary key (id),
  constraint teams_tournament foreign key (tournament_id) references tournaments (id),
  constraint teams_captain foreign key (captain_id) references players (id),
  constraint teams_in_tournament unique (id, tournament_id),
  constraint teams_name_unique unique (tournament_id, name_key, twin),
  constraint teams_invitation_code_unique unique (invitation_code),
  constraint teams_roster_within_maximum check (current_players >= 0 and current_players <= max_players)
);
create index teams_captain_index on teams (captain_id);
-- For finding the waiting teams without a scan.
create index teams_waiting_index on teams (tournament_id, waitlisted_at)
  where waitlisted_at is not null and is_active;

-- Unconfirmed places: the start of their period, the letters sent, and the outcome.
create table unconfirmed_places (
  team_id integer not null,
  since timestamptz not null,
  asked_at timestamptz,
  reminded_at timestamptz,
  released_at timestamptz,
  kept_at timestamptz,
  constraint unconfirmed_places_pkey primary key (team_id),
  constraint unconfirmed_places_team foreign key (team_id) references teams (id) on delete cascade
);

-- Invitations. `is_unsent` marks one whose letter was not written because its address had reached the daily limit.
create table invitations (
  id serial,
  team_id integer not null,
  invitation_code varchar(20) not null,
  email varchar(255) not null,
  email_key varchar(255) not null,
  is_used boolean not null default false,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  cancelled_at timestamptz,
  is_unsent boolean not null default false,
  constraint invitations_pkey primary key (id),
  constraint invitations_team foreign key (team_id) references teams (id) on delete cascade,
  constraint invitations_once unique (team_id, email_key)
);

-- Invitations held until a waiting team has a place, or, beyond the daily number, until an organizer decides.
create table held_invitations (
  id serial,
  team_id integer not null,
  email varchar(255) not null,
  waits_for_organizer boolean not null default false,
  constraint held_invitations_pkey primary key (id),
  constraint held_invitations_team foreign key (team_id) references teams (id) on delete cascade,
  constraint held_invitations_once unique (team_id, email)
);

-- Sent invitations, counted by source for a day; `is_early` marks those sent before the captain's mailbox was confirmed.
create table early_invitations (
  id serial,
  source varchar(64) not null,
  left_at timestamptz not null default now(),
  is_early boolean not null default true,
  constraint early_invitations_pkey primary key (id)
);
create index early_invitations_left_index on early_invitations (left_at);

-- Applied placements of free agents, so that they can be undone. They contain ids and no names.
create table placements (
  id serial,
  tournament_id integer not null,
  rosters jsonb not null,
  applied_at timestamptz not null,
  undone_at timestamptz,
  constraint placements_pkey primary key (id),
  constraint placements_tournament foreign key (tournament_id) references tournaments (id) on delete cascade
);
create index placements_tournament_index on placements (tournament_id);
