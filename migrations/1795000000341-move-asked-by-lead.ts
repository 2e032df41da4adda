import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A parent or coach who leads a team without playing asks for all of it; no player and no registration of it asks. */
export class MoveAskedByLead1795000000341 implements MigrationInterface {
  readonly name = 'MoveAskedByLead1795000000341';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table change_requests alter column player_id drop not null,
      alter column registration_id drop not null,
      add constraint change_requests_asker check (
        (player_id is null) = (registration_id is null) and (player_id is not null or team_id is not null))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('delete from change_requests where player_id is null');
    await runner.query(`alter table change_requests drop constraint change_requests_asker,
      alter column player_id set not null, alter column registration_id set not null`);
  }
}
