import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which score keeper entered a goal: that one may take it back. */
export class GoalKeeper1795000000032 implements MigrationInterface {
  readonly name = 'GoalKeeper1795000000032';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table player_goals add column keeper_id integer,
      add constraint player_goals_keeper foreign key (keeper_id) references score_keepers (id) on delete set null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table player_goals drop column keeper_id');
  }
}
