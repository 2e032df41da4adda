import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Organizers, sessions, what a session may do, and the failures that are counted against guessing. */
export class Session1795000000001 implements MigrationInterface {
  readonly name = 'Session1795000000001';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['failures', 'grants', 'sessions', 'admin_users']) await runner.query(`drop table ${table}`);
  }
}

const up = [
  `create table admin_users (
    id serial,
    username varchar(50) not null,
    email varchar(100) not null,
    password_hash varchar(200) not null,
    created_at timestamptz not null default now(),
    constraint admin_users_pkey primary key (id),
    constraint admin_users_username_unique unique (username),
    constraint admin_users_email_unique unique (email)
  )`,
  `create table sessions (
    sid varchar(64) not null,
    sess jsonb not null,
    expire timestamptz not null,
    constraint sessions_pkey primary key (sid)
  )`,
  'create index sessions_expire_index on sessions (expire)',
  `create table grants (
    session_id varchar(64) not null,
    kind varchar(20) not null,
    subject_id integer not null default 0,
    granted_at timestamptz not null default now(),
    used_at timestamptz not null default now(),
    constraint grants_pkey primary key (session_id, kind, subject_id)
  )`,
  'create index grants_used_at_index on grants (used_at)',
  `create table failures (
    key varchar(255) not null,
    points integer not null default 0,
    expire bigint,
    constraint failures_pkey primary key (key)
  )`,
];
