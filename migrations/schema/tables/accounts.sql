-- Organizers, sessions, grants, and failures counted against guessing.

-- Organizers. One may have an own password beside the configured one: `configured_hash` tells which is the later.
create table admin_users (
  id serial,
  username varchar(50) not null,
  email varchar(100) not null,
  password_hash varchar(200),
  created_at timestamptz not null default now(),
  configured_hash varchar(200),
  name varchar(100) not null default '',
  role varchar(20) not null default 'owner',
  state varchar(20) not null default 'active',
  invitation_mark varchar(64),
  invited_until timestamptz,
  constraint admin_users_pkey primary key (id),
  constraint admin_users_username_unique unique (username),
  constraint admin_users_email_unique unique (email),
  constraint admin_users_role_known check (role in ('read-only', 'check-in', 'organizer', 'owner')),
  constraint admin_users_state_known check (state in ('invited', 'active', 'ended'))
);

-- Second factor beside an organizer's password.
create table second_factors (
  account_id integer not null,
  sealed_secret varchar(300) not null,
  last_step integer,
  confirmed_at timestamptz,
  constraint second_factors_pkey primary key (account_id),
  constraint second_factors_account_fkey foreign key (account_id) references admin_users (id) on delete cascade
);

-- Recovery codes for a lost phone.
create table recovery_codes (
  account_id integer not null,
  mark varchar(64) not null,
  constraint recovery_codes_pkey primary key (account_id, mark),
  constraint recovery_codes_account_fkey foreign key (account_id) references second_factors (account_id) on delete cascade
);

create table sessions (
  sid varchar(64) not null,
  sess jsonb not null,
  expire timestamptz not null,
  constraint sessions_pkey primary key (sid)
);
create index sessions_expire_index on sessions (expire);

-- Grants of sessions. `number` is the number of the captain's link under which the grant was given; `proved_at` is the time of the
-- organizer's last proof of identity; `mark` marks the address that a signer has proved.
create table grants (
  session_id varchar(64) not null,
  kind varchar(20) not null,
  subject_id integer not null default 0,
  granted_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  number integer not null default 0,
  proved_at timestamptz,
  mark varchar(22) not null default '',
  constraint grants_pkey primary key (session_id, kind, subject_id)
);
create index grants_used_at_index on grants (used_at);

-- Counted failures until `expire`, in milliseconds since 1970. A key `stopped:KIND` marks attempts of a kind that are stopped for all unknown
-- devices: the audit gets one entry when it is inserted, and one when it is deleted.
create table failures (
  key varchar(255) not null,
  points integer not null default 0,
  expire bigint,
  constraint failures_pkey primary key (key)
);

-- Answered calls with an Idempotency-Key; the answers are encrypted with the key itself.
create table answered_calls (
  key_hash varchar(64) not null,
  body_hash varchar(64) not null,
  status integer not null,
  sealed_answer bytea not null,
  answered_at timestamptz not null default now(),
  constraint answered_calls_pkey primary key (key_hash)
);
create index answered_calls_answered_at_index on answered_calls (answered_at);

-- API keys with which programs act for organizers, by the hash of their secret.
create table api_keys (
  id serial,
  account_id integer not null,
  name varchar(50) not null,
  scopes text[] not null,
  start varchar(10) not null,
  secret_hash varchar(64) not null,
  made_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz,
  constraint api_keys_pkey primary key (id),
  constraint api_keys_secret_unique unique (secret_hash),
  constraint api_keys_account foreign key (account_id) references admin_users (id) on delete cascade
);
create index api_keys_account_index on api_keys (account_id);
