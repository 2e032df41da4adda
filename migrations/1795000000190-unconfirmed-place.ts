import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The places that nobody has confirmed: since when the hours count, what was told, and what became of them. */
export class UnconfirmedPlace1795000000190 implements MigrationInterface {
  readonly name = 'UnconfirmedPlace1795000000190';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table unconfirmed_places (
      team_id integer not null,
      since timestamptz not null,
      asked_at timestamptz,
      reminded_at timestamptz,
      released_at timestamptz,
      kept_at timestamptz,
      constraint unconfirmed_places_pkey primary key (team_id),
      constraint unconfirmed_places_team foreign key (team_id) references teams (id) on delete cascade
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table unconfirmed_places');
  }
}
