import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Remembers which withdrawn teams left once the knock-out had begun: their places in it stay theirs. */
export class KeptPlace1795000000496 implements MigrationInterface {
  readonly name = 'KeptPlace1795000000496';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table draws add column keeps_place integer[] not null default '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table draws drop column keeps_place');
  }
}
