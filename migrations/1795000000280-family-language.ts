import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language in which a family is written to; those on file before read English. */
export class FamilyLanguage1795000000280 implements MigrationInterface {
  readonly name = 'FamilyLanguage1795000000280';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table players add column language varchar(2) not null default 'en'`);
    await runner.query(`alter table teams add column captain_language varchar(2) not null default 'en'`);
    await runner.query(`alter table pre_registrations add column language varchar(2) not null default 'en'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table pre_registrations drop column language');
    await runner.query('alter table teams drop column captain_language');
    await runner.query('alter table players drop column language');
  }
}
