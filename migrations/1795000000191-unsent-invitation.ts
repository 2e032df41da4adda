import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An invitation whose letter was not written, as its address had had enough letters that day, says so. */
export class UnsentInvitation1795000000191 implements MigrationInterface {
  readonly name = 'UnsentInvitation1795000000191';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table invitations add is_unsent boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table invitations drop column is_unsent');
  }
}
