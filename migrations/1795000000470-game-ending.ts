import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What stood before a game was forfeited, or that nobody had begun it, so that its end can be taken back. */
export class GameEnding1795000000470 implements MigrationInterface {
  readonly name = 'GameEnding1795000000470';

  /** Of games forfeited before this the history says how they stood. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table games add column ending jsonb');
    await runner.query(`update games set ending = jsonb_build_object(
        'isWithdrawal', exists (select from draws where draws.tournament_id = games.tournament_id
          and games.forfeited_by <@ draws.withdrawn),
        'before', (
          select case when earlier.kind is null or earlier.kind in ('reset', 'delete') then null
            else jsonb_build_object('status', case when earlier.kind = 'complete' then 'completed' else 'in_progress' end,
              'teams', jsonb_build_array(games.team1_id, games.team2_id),
              'score', jsonb_build_object('team1', forfeit.from_team1_score, 'team2', forfeit.from_team2_score)) end
          from score_updates forfeit
          left join lateral (select kind from score_updates before where before.game_id = forfeit.game_id
            and before.id < forfeit.id and before.kind <> 'forfeit' order by before.id desc limit 1) earlier on true
          where forfeit.game_id = games.id and forfeit.kind = 'forfeit' order by forfeit.id limit 1))
      where forfeited_by is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table games drop column ending');
  }
}
