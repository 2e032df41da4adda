import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which mailing told the families of a tournament its results, and what these were: they go once, and again only when corrected. */
export class ResultsSent1795000000386 implements MigrationInterface {
  readonly name = 'ResultsSent1795000000386';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mailings add column results_of integer, add column results text');
    await runner.query(`alter table mailings add constraint mailings_results_of foreign key (results_of)
      references tournaments (id) on delete set null`);
    await runner.query(
      'create index mailings_results_of_index on mailings (results_of, id) where results_of is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mailings drop column results_of, drop column results');
  }
}
