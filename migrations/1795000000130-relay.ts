import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The invitations that left before their captain's mailbox had answered, by where they came from. */
export class Relay1795000000130 implements MigrationInterface {
  readonly name = 'Relay1795000000130';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table early_invitations (
      id serial,
      source varchar(64) not null,
      left_at timestamptz not null default now(),
      constraint early_invitations_pkey primary key (id)
    )`);
    await runner.query('create index early_invitations_left_index on early_invitations (left_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table early_invitations');
  }
}
