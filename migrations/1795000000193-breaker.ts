import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What has been stopped for all strange devices, and until when: the audit says once that it was, and once that it is over. */
export class Breaker1795000000193 implements MigrationInterface {
  readonly name = 'Breaker1795000000193';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table stopped_guessing (
      guessed varchar(20) not null,
      until timestamptz not null,
      constraint stopped_guessing_pkey primary key (guessed)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table stopped_guessing');
  }
}
