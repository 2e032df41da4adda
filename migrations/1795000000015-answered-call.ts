import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Calls that carried an Idempotency-Key and were answered; the answers are sealed with the key itself. */
export class AnsweredCall1795000000015 implements MigrationInterface {
  readonly name = 'AnsweredCall1795000000015';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table answered_calls (
      key_hash varchar(64) not null,
      body_hash varchar(64) not null,
      status integer not null,
      sealed_answer bytea not null,
      answered_at timestamptz not null default now(),
      constraint answered_calls_pkey primary key (key_hash)
    )`);
    await runner.query('create index answered_calls_answered_at_index on answered_calls (answered_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table answered_calls');
  }
}
