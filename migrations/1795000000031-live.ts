import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every process hears of every change that live pages show, whichever statement made it, once its transaction is over. */
export class Live1795000000031 implements MigrationInterface {
  readonly name = 'Live1795000000031';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement);
  }
}

const up = [
  `create function tell_live() returns trigger language plpgsql as $$
  begin
    perform pg_notify('live', tg_table_name);
    return null;
  end $$`,
  `create trigger games_live after insert or update or delete on games
    for each row execute function tell_live()`,
  `create trigger player_goals_live after insert or update or delete on player_goals
    for each row execute function tell_live()`,
  `create trigger tournaments_live after update of name, visible on tournaments
    for each row when (old.name is distinct from new.name or old.visible is distinct from new.visible)
    execute function tell_live()`,
  `create trigger teams_live after update of name on teams
    for each row when (old.name is distinct from new.name) execute function tell_live()`,
];

const down = [
  'drop trigger teams_live on teams',
  'drop trigger tournaments_live on tournaments',
  'drop trigger player_goals_live on player_goals',
  'drop trigger games_live on games',
  'drop function tell_live()',
];
