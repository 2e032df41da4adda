import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tables that organizers have imported, and what each made: by numbers, for it can be undone. How a team was led that had
 * nobody before it stands with them for as long as that lasts.
 */
export class Import1795000000360 implements MigrationInterface {
  readonly name = 'Import1795000000360';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table imports (
      id serial,
      at timestamptz not null,
      made_by varchar(50) not null,
      is_mailed boolean not null,
      made jsonb not null,
      undone_at timestamptz,
      constraint imports_pkey primary key (id)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table imports');
  }
}
