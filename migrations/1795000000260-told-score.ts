import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Where of a game that is being played nothing but the score has changed, the news itself says how it stands now and in which version:
 * whoever has the version before need not read the game again to show it.
 */
export class ToldScore1795000000260 implements MigrationInterface {
  readonly name = 'ToldScore1795000000260';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create function tell_changed_game() returns trigger language plpgsql as $$
      declare
        scored constant text[] := '{team1_score,team2_score,version,updated_at}';
      begin
        if old.status = 'in_progress' and new.version = old.version + 1
          and to_jsonb(old) - scored = to_jsonb(new) - scored then
          perform pg_notify('live', concat_ws(' ', 'games', new.tournament_id, new.id, new.version,
            new.team1_score, new.team2_score));
          return null;
        end if;
        perform pg_notify('live', 'games ' || old.tournament_id);
        perform pg_notify('live', 'games ' || new.tournament_id);
        return null;
      end $$`);
    await told(runner, 'insert or delete');
    await runner.query(`create trigger games_changed_told after update on games
      for each row execute function tell_changed_game()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger games_changed_told on games');
    await told(runner, 'insert or update or delete');
    await runner.query('drop function tell_changed_game()');
  }
}

async function told(runner: QueryRunner, writes: string): Promise<void> {
  await runner.query('drop trigger games_told on games');
  await runner.query(`create trigger games_told after ${writes} on games
    for each row execute function tell_change_of_tournament()`);
}
