import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An organizer's own password beside the configured one: which of them is the later is known. */
export class OwnPassword1795000000041 implements MigrationInterface {
  readonly name = 'OwnPassword1795000000041';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table admin_users add column configured_hash varchar(200)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table admin_users drop column configured_hash');
  }
}
