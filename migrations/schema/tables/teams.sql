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

-- Invitations. `is_unsent` marks one without a letter: its team waits for a place, or a limit of letters was reached.
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

-- Deletes the waiting letter of a deleted or cancelled invitation.
create function forget_invitation_letter() returns trigger language plpgsql as $$
  begin
    delete from outgoing_mails
    where event = concat_ws(':', 'invitation', old.team_id, old.email_key) and state = 'waiting' and attempts = 0;
    return null;
  end $$;
create trigger invitations_deleted after delete on invitations for each row execute function forget_invitation_letter();
create trigger invitations_cancelled after update of cancelled_at on invitations for each row
  when (new.cancelled_at is not null) execute function forget_invitation_letter();

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
