import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language in which a follower of a team is told; those who followed before are told in English. */
export class FollowerLanguage1795000000320 implements MigrationInterface {
  readonly name = 'FollowerLanguage1795000000320';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table followers add column language varchar(2) not null default 'en'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table followers drop column language');
  }
}
