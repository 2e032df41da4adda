import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the day that families were told; without games they are told anew if the tournament gets another date. */
export class ToldDay1795000000491 implements MigrationInterface {
  readonly name = 'ToldDay1795000000491';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table told_timetables add column day varchar(50)');
    await runner.query('alter table told_leads add column day varchar(50)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table told_leads drop column day');
    await runner.query('alter table told_timetables drop column day');
  }
}
