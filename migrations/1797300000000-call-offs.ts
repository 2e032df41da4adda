import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps what organizers have said of a tournament that is called off or postponed. */
export class CallOffs1797300000000 implements MigrationInterface {
  readonly name = 'CallOffs1797300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table tournaments add call_off jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table tournaments drop call_off');
  }
}
