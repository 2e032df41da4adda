import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells of a goal that is entered, corrected or taken back after the end of its game: what decided the game may be another thing then. */
export class GoldenGoals1797520000000 implements MigrationInterface {
  readonly name = 'GoldenGoals1797520000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create function tell_goal_after_end() returns trigger language plpgsql as $$
      begin
        perform pg_notify('live', 'games ' || game.tournament_id)
          from games game where game.id = coalesce(new.game_id, old.game_id) and game.status = 'completed';
        return null;
      end $$`);
    await runner.query(`create trigger goals_after_end_told after insert or delete or update of minute on player_goals
      for each row execute function tell_goal_after_end()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger goals_after_end_told on player_goals');
    await runner.query('drop function tell_goal_after_end');
  }
}
