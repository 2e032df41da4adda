import type { MigrationInterface, QueryRunner } from 'typeorm';

const added =
  "('winPoints', 3, 'drawPoints', 1, 'lossPoints', 0, 'goalPoints', 0, 'goalPointsCap', null, 'shutOutPoints', 0, 'goalsForCap', null)";

/** Rankings say what a game is worth and how many goals of it count: those on file keep 3, 1 and 0 points and all goals scored. */
export class RankingPoints1795000000450 implements MigrationInterface {
  readonly name = 'RankingPoints1795000000450';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `update tournaments set standings = jsonb_build_object${added} || standings where jsonb_typeof(standings) = 'object'`,
    );
  }

  /** Criteria and ways to go on that were not known before are left out; where none is left, the usual ranking holds. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update tournaments set standings = standings
      - array['winPoints', 'drawPoints', 'lossPoints', 'goalPoints', 'goalPointsCap', 'shutOutPoints', 'goalsForCap']
      || jsonb_build_object('criteria', (standings->'criteria')
        - array['head-to-head-difference', 'head-to-head-goals', 'shoot-out', 'lots'])
      || case when standings->>'afterSeparation' = 'head-to-head-again'
        then '{"afterSeparation": "restart"}'::jsonb else '{}'::jsonb end
      where jsonb_typeof(standings) = 'object'`);
    await runner.query("update tournaments set standings = null where standings->'criteria' = '[]'::jsonb");
  }
}
