import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which withdrawn teams had their games left out of the brackets: those cannot be brought back. */
export class LeftOut1795000000071 implements MigrationInterface {
  readonly name = 'LeftOut1795000000071';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table draws add column left_out integer[] not null default '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table draws drop column left_out');
  }
}
