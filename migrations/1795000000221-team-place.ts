import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = 'is_active, waitlisted_at, tournament_id';

/** A team that is kept as it was takes and leaves no place, and so its tournament is not written either. */
export class TeamPlace1795000000221 implements MigrationInterface {
  readonly name = 'TeamPlace1795000000221';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger team_changed_place on teams');
    await runner.query(
      `create trigger team_changed_place after update of ${columns} on teams for each row
       when ((old.is_active, old.waitlisted_at, old.tournament_id)
         is distinct from (new.is_active, new.waitlisted_at, new.tournament_id))
       execute function count_teams()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger team_changed_place on teams');
    await runner.query(
      `create trigger team_changed_place after update of ${columns} on teams for each row execute function count_teams()`,
    );
  }
}
