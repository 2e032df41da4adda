import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who signed in to keep scores: the name that stands in the history, and the number that the grant is given for. */
export class ScoreKeeper1795000000030 implements MigrationInterface {
  readonly name = 'ScoreKeeper1795000000030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table score_keepers (
      id serial,
      name varchar(50) not null,
      signed_in_at timestamptz not null default now(),
      constraint score_keepers_pkey primary key (id)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table score_keepers');
  }
}
