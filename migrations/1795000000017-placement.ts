import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Placements of free agents as they were applied, so that they can be undone. They name numbers and no people. */
export class Placement1795000000017 implements MigrationInterface {
  readonly name = 'Placement1795000000017';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table placements (
      id serial,
      tournament_id integer not null,
      rosters jsonb not null,
      applied_at timestamptz not null,
      undone_at timestamptz,
      constraint placements_pkey primary key (id),
      constraint placements_tournament foreign key (tournament_id) references tournaments (id) on delete cascade
    )`);
    await runner.query('create index placements_tournament_index on placements (tournament_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table placements');
  }
}
