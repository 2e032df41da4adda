import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language in which a waiver was read; what was signed before there was another than English names none. */
export class WaiverLanguage1795000000285 implements MigrationInterface {
  readonly name = 'WaiverLanguage1795000000285';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table tournament_registrations add column waiver_language varchar(2),
      add constraint tournament_registrations_waiver_language_known check (waiver_language in ('en', 'es'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table tournament_registrations drop column waiver_language');
  }
}
