-- Draws and timetables, and what families and calendars were told of them.

-- Draws. `left_out` are the withdrawn teams whose games were left out of the brackets: those cannot be brought back. `set_aside` is
-- the draw before a team left as if it had never played, so that the team can come back. `keeps_place` are the withdrawn teams that left once the knock-out had begun. `choices` are the settings chosen
-- for the draw.
create table draws (
  tournament_id integer not null,
  settings jsonb not null,
  divisions jsonb not null,
  timetable jsonb not null,
  withdrawn integer[] not null default '{}',
  decisions jsonb not null default '[]',
  warnings jsonb not null default '[]',
  version integer not null default 1,
  drawn_at timestamptz not null,
  drawn_by varchar(100) not null,
  timetable_changed_at timestamptz,
  left_out integer[] not null default '{}',
  choices jsonb,
  announced_at timestamptz,
  announcement varchar(500),
  set_aside jsonb not null default '[]',
  keeps_place integer[] not null default '{}',
  constraint draws_pkey primary key (tournament_id),
  constraint draws_tournament foreign key (tournament_id) references tournaments (id) on delete cascade
);

-- Unpublished timetables; each stands beside the published one until an organizer publishes it.
create table timetable_drafts (
  tournament_id integer not null,
  kind varchar(10) not null,
  content jsonb not null,
  game_ids integer[] not null default '{}',
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by varchar(100) not null,
  constraint timetable_drafts_pkey primary key (tournament_id),
  constraint timetable_drafts_tournament foreign key (tournament_id) references tournaments (id) on delete cascade,
  constraint timetable_drafts_kind_known check (kind in ('drawn', 'changes'))
);

-- Timetable, place and day that families were told; they are told anew if a tournament gets another place or, without games,
-- another day.
create table told_timetables (
  registration_id integer not null,
  team_id integer,
  games jsonb not null default '[]',
  letters integer not null default 1,
  told_at timestamptz not null,
  location varchar(200),
  day varchar(50),
  constraint told_timetables_pkey primary key (registration_id),
  constraint told_timetables_registration
    foreign key (registration_id) references tournament_registrations (id) on delete cascade,
  constraint told_timetables_team foreign key (team_id) references teams (id) on delete set null
);

-- Timetable that a team's contact was told who does not play for it. No address is stored: the timetable is forgotten as
-- soon as the team has another contact, while the number of letters continues, since each is an event of its own.
create table told_contacts (
  team_id integer not null,
  games jsonb,
  letters integer not null,
  told_at timestamptz not null,
  location varchar(200),
  day varchar(50),
  constraint told_contacts_pkey primary key (team_id),
  constraint told_contacts_team foreign key (team_id) references teams (id) on delete cascade
);

create function forget_told_contact() returns trigger language plpgsql as $$
    begin
      update told_contacts set games = null where team_id = new.id;
      return null;
    end
  $$;
create trigger teams_contact_changed after update of captain_email on teams for each row
  when (lower(old.captain_email) <> lower(new.captain_email))
  execute function forget_told_contact();

-- Calendar entries of a team's games: one for each game, with the number of changes of what it shows
-- (calendars.sql). There is no foreign key to the game, because the entry outlives it.
create table calendar_entries (
  team_id integer not null,
  game_id integer not null,
  opponent_id integer,
  sequence integer not null default 0,
  start_time timestamptz not null,
  end_time timestamptz not null,
  field varchar(100) not null,
  called_off_at timestamptz,
  changed_at timestamptz not null default now(),
  -- Kick-off for which the followers' reminder was noted.
  soon_for timestamptz,
  constraint calendar_entries_pkey primary key (team_id, game_id),
  constraint calendar_entries_team foreign key (team_id) references teams (id) on delete cascade
);
