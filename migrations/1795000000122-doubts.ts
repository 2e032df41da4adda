import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A letter counts how often a mail server may have taken it without saying so. */
export class Doubts1795000000122 implements MigrationInterface {
  readonly name = 'Doubts1795000000122';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outgoing_mails add column doubts integer not null default 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outgoing_mails drop column doubts');
  }
}
