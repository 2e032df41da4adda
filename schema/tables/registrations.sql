-- Registrations of players in tournaments, and the families' requests about them.

-- Registrations. A minor's waiver is claimed until the parent's mailbox, or a paper, has confirmed it. A team may move to another
-- tournament, and its players move with it: hence the cascade.
create table tournament_registrations (
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
  version integer not null default 1,
  payment_method_text varchar(50),
  payment_confirmed_by varchar(50),
  payment_confirmed_at timestamptz,
  waiver_confirmed_at timestamptz,
  waiver_confirmed_by varchar(10),
  -- Whether the family shares its contact with its team.
  contact_shared boolean not null default false,
  -- Language of the signed waiver; null for signatures from before there was another than English.
  waiver_language varchar(2),
  -- Sum of its ledger entries.
  received_cents integer not null default 0,
  -- Price at registration, with the reason; the regular price has none.
  price_cents integer not null default 4000,
  price_reason varchar(10),
  -- Team whose captain has confirmed knowing the player; it counts for no other team.
  known_team_id integer,
  constraint tournament_registrations_pkey primary key (id),
  constraint tournament_registrations_player foreign key (player_id) references players (id),
  constraint tournament_registrations_tournament foreign key (tournament_id) references tournaments (id),
  constraint tournament_registrations_team
    foreign key (team_id, tournament_id) references teams (id, tournament_id) on update cascade,
  constraint tournament_registrations_once unique (player_id, tournament_id),
  constraint tournament_registrations_payment_known check (payment_status in ('pending', 'paid', 'failed')),
  constraint tournament_registrations_amount_positive check (amount_cents >= 0),
  constraint tournament_registrations_waiver_language_known check (waiver_language in ('en', 'es')),
  constraint tournament_registrations_price_positive check (price_cents >= 0),
  constraint tournament_registrations_price_reason_known check (price_reason in ('early', 'sibling'))
);
create index tournament_registrations_team_index on tournament_registrations (team_id);
create index tournament_registrations_tournament_index on tournament_registrations (tournament_id);

-- Last reminder of a family about a waiver.
create table waiver_reminders (
  registration_id integer not null,
  reminded_at timestamptz not null,
  constraint waiver_reminders_pkey primary key (registration_id),
  constraint waiver_reminders_registration foreign key (registration_id)
    references tournament_registrations (id) on delete cascade
);

-- Requests to join a team.
create table join_requests (
  id serial,
  registration_id integer not null,
  player_id integer not null,
  team_id integer not null,
  state varchar(20) not null default 'pending',
  requested_at timestamptz not null,
  answered_at timestamptz,
  constraint join_requests_pkey primary key (id),
  constraint join_requests_registration foreign key (registration_id)
    references tournament_registrations (id) on delete cascade,
  constraint join_requests_player foreign key (player_id) references players (id) on delete cascade,
  constraint join_requests_team foreign key (team_id) references teams (id) on delete cascade,
  constraint join_requests_once unique (registration_id, team_id),
  constraint join_requests_state_known check (state in ('pending', 'accepted', 'declined'))
);
create index join_requests_team_index on join_requests (team_id);

-- Families' requests to change their registrations. The registration's id outlives it, because its payment reference derives
-- from the id. A parent or coach who leads a team without playing asks for the whole team; such a request has no player and no registration.
create table change_requests (
  id serial,
  player_id integer,
  registration_id integer,
  tournament_id integer not null,
  to_tournament_id integer,
  kind varchar(20) not null,
  is_refund_wanted boolean not null,
  reason varchar(500),
  state varchar(20) not null,
  decided_by varchar(20),
  remark varchar(500),
  team_name varchar(100),
  paid_cents integer not null,
  payment_method varchar(20),
  asked_at timestamptz not null,
  answered_at timestamptz,
  team_id integer,
  constraint change_requests_pkey primary key (id),
  constraint change_requests_player foreign key (player_id) references players (id) on delete cascade,
  constraint change_requests_tournament foreign key (tournament_id) references tournaments (id) on delete cascade,
  constraint change_requests_to_tournament foreign key (to_tournament_id) references tournaments (id) on delete cascade,
  constraint change_requests_team foreign key (team_id) references teams (id) on delete cascade,
  constraint change_requests_kind_known check (kind in ('withdrawal', 'transfer', 'team-transfer')),
  constraint change_requests_state_known check (state in ('asked', 'granted', 'refused', 'taken-back')),
  constraint change_requests_transfer_leads check ((kind <> 'withdrawal') = (to_tournament_id is not null)),
  constraint change_requests_team_named check ((kind = 'team-transfer') = (team_id is not null)),
  constraint change_requests_asker check (
    (player_id is null) = (registration_id is null) and (player_id is not null or team_id is not null)),
  constraint change_requests_answered check ((state = 'asked') = (answered_at is null)),
  constraint change_requests_paid_positive check (paid_cents >= 0)
);
create index change_requests_player_index on change_requests (player_id);
create index change_requests_tournament_index on change_requests (tournament_id);
create index change_requests_to_tournament_index on change_requests (to_tournament_id);
create index change_requests_team_index on change_requests (team_id);
create unique index change_requests_once on change_requests (registration_id)
  where state = 'asked' and team_id is null;
create unique index change_requests_team_once on change_requests (team_id) where state = 'asked';

-- People interested in future tournaments.
create table pre_registrations (
  id serial,
  name varchar(100) not null,
  sex varchar(10) not null,
  age integer not null,
  email varchar(255) not null,
  phone varchar(20) not null,
  created_at timestamptz not null,
  unsubscribed_at timestamptz,
  language varchar(2) not null default 'en',
  constraint pre_registrations_pkey primary key (id)
);

-- Tournaments about which each of them has had a letter.
create table told_interests (
  pre_registration_id integer not null,
  tournament_id integer not null,
  told_at timestamptz not null,
  constraint told_interests_pkey primary key (pre_registration_id, tournament_id),
  constraint told_interests_pre_registration foreign key (pre_registration_id)
    references pre_registrations (id) on delete cascade,
  constraint told_interests_tournament foreign key (tournament_id) references tournaments (id) on delete cascade
);
create index told_interests_of_tournament on told_interests (tournament_id);
