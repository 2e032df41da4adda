-- Webhooks and followers, with the events waiting to be sent to them (told.sql).

-- Webhooks: addresses of other sites.
create table webhooks (
  id serial,
  account_id integer not null,
  url varchar(500) not null,
  events text[] not null,
  secret_mark varchar(40) not null default gen_random_uuid()::text,
  failing_since timestamptz,
  off_since timestamptz,
  made_at timestamptz not null default now(),
  constraint webhooks_pkey primary key (id),
  constraint webhooks_account foreign key (account_id) references admin_users (id) on delete cascade
);
create index webhooks_account_index on webhooks (account_id);

-- Deliveries of events. There is no foreign key, because its lock would make a score wait for a change of the webhook.
create table webhook_deliveries (
  id serial,
  webhook_id integer not null,
  event varchar(40) not null,
  game_id integer,
  payload jsonb not null,
  state varchar(20) not null default 'waiting',
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error varchar(300),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  constraint webhook_deliveries_pkey primary key (id),
  constraint webhook_deliveries_state_known check (state in ('waiting', 'sent', 'dead'))
);
create index webhook_deliveries_due on webhook_deliveries (id) where state = 'waiting';
create index webhook_deliveries_sent on webhook_deliveries (webhook_id, sent_at);
create index webhook_deliveries_in_turn on webhook_deliveries (webhook_id, game_id, id) where state = 'waiting';

-- Browsers that follow a team.
create table followers (
  id serial,
  team_id integer not null,
  endpoint varchar(1000) not null,
  p256dh varchar(100) not null,
  auth varchar(40) not null,
  failures integer not null default 0,
  followed_at timestamptz not null default now(),
  language varchar(2) not null default 'en',
  constraint followers_pkey primary key (id),
  constraint followers_once unique (team_id, endpoint),
  constraint followers_team foreign key (team_id) references teams (id) on delete cascade
);
create index followers_endpoint_index on followers (endpoint);

-- Number of follows from one network in a day, counted apart from the followers so that those who left count, too.
create table follow_counts (
  source varchar(60) not null,
  day date not null,
  follows integer not null,
  constraint follow_counts_pkey primary key (source, day)
);

-- News of a team, noted once however many follow it.
create table team_news (
  id serial,
  team_id integer not null,
  game_id integer not null,
  kind varchar(20) not null,
  before jsonb,
  happened_at timestamptz not null default clock_timestamp(),
  constraint team_news_pkey primary key (id),
  constraint team_news_kind_known check (kind in ('planned', 'moved', 'called-off', 'soon', 'score', 'result'))
);

create table push_messages (
  id serial,
  team_id integer not null,
  payload jsonb not null,
  topic varchar(32) not null,
  ends_at timestamptz not null,
  made_at timestamptz not null default now(),
  constraint push_messages_pkey primary key (id)
);
create index push_messages_ends_index on push_messages (ends_at);

create table push_deliveries (
  id serial,
  message_id integer not null,
  follower_id integer not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  constraint push_deliveries_pkey primary key (id),
  constraint push_deliveries_message foreign key (message_id) references push_messages (id) on delete cascade,
  constraint push_deliveries_follower foreign key (follower_id) references followers (id) on delete cascade
);
create index push_deliveries_due on push_deliveries (attempts, id);
create index push_deliveries_message_index on push_deliveries (message_id);
create index push_deliveries_follower_index on push_deliveries (follower_id);
