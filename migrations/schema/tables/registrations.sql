-- Registrations of players in tournaments, and their requests to join a team.

-- Registrations. A minor's waiver is claimed until the parent's mailbox, or a paper, has confirmed it.
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
    foreign key (team_id, tournament_id) references teams (id, tournament_id),
  constraint tournament_registrations_once unique (player_id, tournament_id),
  constraint tournament_registrations_payment_known check (payment_status in ('pending', 'paid', 'failed')),
  constraint tournament_registrations_amount_positive check (amount_cents >= 0),
  constraint tournament_registrations_waiver_language_known check (waiver_language in ('en', 'es')),
  constraint tournament_registrations_price_positive check (price_cents >= 0),
  constraint tournament_registrations_price_reason_known check (price_reason in ('early', 'sibling'))
);
create index tournament_registrations_team_index on tournament_registrations (team_id);
create index tournament_registrations_tournament_index on tournament_registrations (tournament_id);

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
