import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A grant carries the number of the captain's link under which it was given. */
export class GrantNumber1795000000120 implements MigrationInterface {
  readonly name = 'GrantNumber1795000000120';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table grants add column number integer not null default 0');
    await runner.query(
      `update grants set number = team.captain_link_number from teams team where kind = 'captain' and subject_id = team.id`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table grants drop column number');
  }
}
