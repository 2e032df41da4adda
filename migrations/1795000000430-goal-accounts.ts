import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Goals that no known player scored, own goals among them, and the moment at which each game began in fact. */
export class GoalAccounts1795000000430 implements MigrationInterface {
  readonly name = 'GoalAccounts1795000000430';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table player_goals add column scorer varchar(20) not null default 'player',
      add constraint player_goals_scorer_known check (scorer in ('player', 'unknown', 'own')),
      add constraint player_goals_of_nobody check (scorer = 'player' or player_id is null)`);
    await runner.query('alter table games add column started_at timestamptz');
    await runner.query(`update games set started_at = begun.at from (
        select game_id, min(timestamp) as at from score_updates line
        where kind not in ('reset', 'delete') and not exists (select from score_updates later
          where later.game_id = line.game_id and later.id > line.id and later.kind in ('reset', 'delete'))
        group by game_id) begun
      where games.id = begun.game_id and games.status <> 'scheduled'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table games drop column started_at');
    await runner.query(`alter table player_goals drop constraint player_goals_of_nobody,
      drop constraint player_goals_scorer_known, drop column scorer`);
  }
}
