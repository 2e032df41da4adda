import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The addresses from which something that was mailed there has come back. */
export class Mailbox1795000000100 implements MigrationInterface {
  readonly name = 'Mailbox1795000000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table mailboxes (
      address varchar(255) not null,
      confirmed_at timestamptz not null,
      constraint mailboxes_pkey primary key (address)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table mailboxes');
  }
}
