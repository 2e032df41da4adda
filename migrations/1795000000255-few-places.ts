import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many teams a tournament has is told to every process only where few places are left (domain/tournament/places-left.ts). */
export class FewPlaces1795000000255 implements MigrationInterface {
  readonly name = 'FewPlaces1795000000255';

  async up(runner: QueryRunner): Promise<void> {
    await told(runner, (row) => `to_jsonb(${row}) - 'team_count', least(6, ${row}.max_teams - ${row}.team_count)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await told(runner, (row) => `to_jsonb(${row}) - 'team_count'`);
  }
}

async function told(runner: QueryRunner, shown: (row: 'old' | 'new') => string): Promise<void> {
  await runner.query('drop trigger tournaments_changed_told on tournaments');
  await runner.query(`create trigger tournaments_changed_told after update on tournaments for each row
    when ((${shown('old')}) is distinct from (${shown('new')})) execute function tell_changed_tournament()`);
}
