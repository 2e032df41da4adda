import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The team whose captain has said that they know a registered player: for no other team it counts. */
export class KnownToCaptain1795000000464 implements MigrationInterface {
  readonly name = 'KnownToCaptain1795000000464';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table tournament_registrations add column known_team_id integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table tournament_registrations drop column known_team_id');
  }
}
