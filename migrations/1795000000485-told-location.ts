import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where families were told to come: they are told anew where a tournament moves to another place. */
export class ToldLocation1795000000485 implements MigrationInterface {
  readonly name = 'ToldLocation1795000000485';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table told_timetables add column location varchar(200)');
    await runner.query('alter table told_leads add column location varchar(200)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table told_leads drop column location');
    await runner.query('alter table told_timetables drop column location');
  }
}
