import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links of letters that an organizer was shown, by a mark that opens nothing. */
export class ShownLinks1795000000461 implements MigrationInterface {
  readonly name = 'ShownLinks1795000000461';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table shown_links (
      mark varchar(43) not null,
      message_id integer not null,
      shown_at timestamptz not null,
      constraint shown_links_primary primary key (mark))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table shown_links');
  }
}
