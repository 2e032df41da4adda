-- Tournaments, and the settings of the site.

create table tournaments (
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
  playing_hours jsonb not null default '[]',
  -- Preset by which its standings rank.
  ranking varchar(20) not null default 'Wins, then goals',
  -- Goals credited for a forfeit.
  forfeit_goals integer not null default 3,
  -- Details of a player that it requires beside those of every form.
  asks jsonb not null default '[]',
  -- Own prices in cents; null for the site's.
  price_cents integer,
  early_price_cents integer,
  early_until date,
  sibling_price_cents integer,
  constraint tournaments_pkey primary key (id),
  constraint tournaments_name_unique unique (name),
  constraint tournaments_status_known check (status in ('upcoming', 'active', 'completed')),
  constraint tournaments_ranking_known check (ranking in ('Wins, then goals', 'US youth', 'FIFA')),
  constraint tournaments_forfeit_counts check (forfeit_goals between 1 and 99),
  constraint tournaments_teams_within_maximum check (team_count >= 0 and team_count <= max_teams),
  constraint tournaments_prices_positive
    check (price_cents >= 0 and early_price_cents >= 0 and sibling_price_cents >= 0),
  constraint tournaments_early_price_ends check ((early_price_cents is null) = (early_until is null))
);

-- Settings of the site, and the key pair of web push (VAPID), made at the first start.
create table site_settings (
  id integer not null default 1,
  settings jsonb not null default '{}',
  version integer not null default 1,
  second_factor_required boolean not null default false,
  push_public_key varchar(100),
  push_private_key varchar(100),
  constraint site_settings_pkey primary key (id),
  constraint site_settings_single check (id = 1)
);
insert into site_settings (id) values (1);
