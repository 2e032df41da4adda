import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ties the grants of score keepers to their links. A captain's grant of earlier versions counts as given by creation. */
export class Rights1796300000000 implements MigrationInterface {
  readonly name = 'Rights1796300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`update grants set number = link_id from score_keepers keeper
      where kind = 'score-keeper' and keeper.id = subject_id and link_id is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update grants set number = 0 where kind = 'score-keeper'`);
  }
}
