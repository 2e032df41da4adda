import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a family lets its team reach it: asked with the registration, and changed on the family's page. */
export class ContactShared1795000000246 implements MigrationInterface {
  readonly name = 'ContactShared1795000000246';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table tournament_registrations add column contact_shared boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table tournament_registrations drop column contact_shared');
  }
}
