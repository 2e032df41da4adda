import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The keys with which programs act for organizers, by the hash of what is secret in them. */
export class ApiKey1795000000200 implements MigrationInterface {
  readonly name = 'ApiKey1795000000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table api_keys (
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
    )`);
    await runner.query('create index api_keys_account_index on api_keys (account_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table api_keys');
  }
}
