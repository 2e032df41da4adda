import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tournaments, people, teams, registrations, invitations and the letters about them. */
export class Registration1795000000000 implements MigrationInterface {
  readonly name = 'Registration1795000000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement);
  }
}

const up = [
  `create table tournaments (
    id serial,
    name varchar(100) not null,
    date varchar(50) not null,
    first_day date,
    age_group varchar(50) not null,
    location varchar(200) not null,
    status varchar(20) not null default 'upcoming',
    max_teams integer not null default 16,
    team_count integer not null default 0,
    registration_deadline date,
    visible boolean not null default true,
    registration_open boolean not null default true,
    is_divided_by_age boolean not null default false,
    age_year integer,
    is_test boolean not null default false,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    constraint tournaments_pkey primary key (id),
    constraint tournaments_name_unique unique (name),
    constraint tournaments_status_known check (status in ('upcoming', 'active', 'completed')),
    constraint tournaments_teams_within_maximum check (team_count >= 0 and team_count <= max_teams)
  )`,
  `create table players (
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
    constraint players_pkey primary key (id),
    constraint players_person_unique unique nulls not distinct (phone_key, name_key, birth_year)
  )`,
  `create table teams (
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
    constraint teams_pkey primary key (id),
    constraint teams_tournament foreign key (tournament_id) references tournaments (id),
    constraint teams_captain foreign key (captain_id) references players (id),
    constraint teams_in_tournament unique (id, tournament_id),
    constraint teams_name_unique unique (tournament_id, name_key),
    constraint teams_invitation_code_unique unique (invitation_code),
    constraint teams_roster_within_maximum check (current_players >= 0 and current_players <= max_players)
  )`,
  'create index teams_captain_index on teams (captain_id)',
  `create table tournament_registrations (
    id serial,
    player_id integer not null,
    tournament_id integer not null,
    team_id integer,
    age_bracket varchar(20),
    notes varchar(500),
    play_with varchar(200),
    payment_status varchar(20) not null default 'pending',
    payment_method varchar(20),
    amount_cents integer not null,
    flags text[] not null default '{}',
    other_contact jsonb,
    waiver_signer varchar(100),
    waiver_relationship varchar(20),
    waiver_version varchar(20),
    waiver_text_hash varchar(64),
    waiver_likeness boolean,
    waiver_signed_at timestamptz,
    waiver_address varchar(64),
    registration_date timestamptz not null,
    updated_at timestamptz not null default now(),
    constraint tournament_registrations_pkey primary key (id),
    constraint tournament_registrations_player foreign key (player_id) references players (id),
    constraint tournament_registrations_tournament foreign key (tournament_id) references tournaments (id),
    constraint tournament_registrations_team foreign key (team_id, tournament_id) references teams (id, tournament_id),
    constraint tournament_registrations_once unique (player_id, tournament_id),
    constraint tournament_registrations_payment_known check (payment_status in ('pending', 'paid', 'failed')),
    constraint tournament_registrations_amount_positive check (amount_cents >= 0)
  )`,
  'create index tournament_registrations_team_index on tournament_registrations (team_id)',
  'create index tournament_registrations_tournament_index on tournament_registrations (tournament_id)',
  `create table invitations (
    id serial,
    team_id integer not null,
    invitation_code varchar(20) not null,
    email varchar(255) not null,
    email_key varchar(255) not null,
    is_used boolean not null default false,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    constraint invitations_pkey primary key (id),
    constraint invitations_team foreign key (team_id) references teams (id) on delete cascade,
    constraint invitations_once unique (team_id, email_key)
  )`,
  `create table outgoing_mails (
    id serial,
    event varchar(400) not null,
    recipient varchar(255) not null,
    subject varchar(300) not null,
    text_body text not null,
    html_body text not null,
    state varchar(20) not null default 'waiting',
    attempts integer not null default 0,
    next_attempt_at timestamptz not null default now(),
    last_error varchar(500),
    created_at timestamptz not null default now(),
    sent_at timestamptz,
    constraint outgoing_mails_pkey primary key (id),
    constraint outgoing_mails_event_unique unique (event),
    constraint outgoing_mails_state_known check (state in ('waiting', 'sent', 'dead'))
  )`,
  `create index outgoing_mails_due on outgoing_mails (next_attempt_at) where state = 'waiting'`,
  `create table site_settings (
    id integer not null default 1,
    settings jsonb not null default '{}',
    version integer not null default 1,
    constraint site_settings_pkey primary key (id),
    constraint site_settings_single check (id = 1)
  )`,
  `insert into site_settings (id) values (1)`,

  // Whoever enters, moves or leaves a registration changes the roster's count with it: no code can forget to.
  `create function count_roster() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' and old.team_id is not null then
      update teams set current_players = current_players - 1 where id = old.team_id;
    end if;
    if tg_op <> 'DELETE' and new.team_id is not null then
      update teams set current_players = current_players + 1 where id = new.team_id;
    end if;
    return null;
  end $$`,
  `create trigger roster_entered_or_left after insert or delete on tournament_registrations
    for each row execute function count_roster()`,
  `create trigger roster_changed after update of team_id on tournament_registrations
    for each row when (old.team_id is distinct from new.team_id) execute function count_roster()`,

  // A team holds a place in its tournament while it is active and not on the waiting list.
  `create function count_teams() returns trigger language plpgsql as $$
  declare
    held boolean := tg_op <> 'INSERT' and old.is_active and old.waitlisted_at is null;
    holds boolean := tg_op <> 'DELETE' and new.is_active and new.waitlisted_at is null;
  begin
    if held then update tournaments set team_count = team_count - 1 where id = old.tournament_id; end if;
    if holds then update tournaments set team_count = team_count + 1 where id = new.tournament_id; end if;
    return null;
  end $$`,
  `create trigger team_entered_or_left after insert or delete on teams
    for each row execute function count_teams()`,
  `create trigger team_changed_place after update of is_active, waitlisted_at, tournament_id on teams
    for each row execute function count_teams()`,
];

const down = [
  'drop table site_settings',
  'drop table outgoing_mails',
  'drop table invitations',
  'drop table tournament_registrations',
  'drop table teams',
  'drop table players',
  'drop table tournaments',
  'drop function count_roster()',
  'drop function count_teams()',
];
