import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks free agents who came onto a team by name and phone alone, until a mailbox on file answers. */
export class CameUnproved1796800000000 implements MigrationInterface {
  readonly name = 'CameUnproved1796800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table tournament_registrations add is_unproved boolean not null default false');
    await runner.query(
      'create index tournament_registrations_unproved_index on tournament_registrations (player_id) where is_unproved',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table tournament_registrations drop is_unproved');
  }
}
