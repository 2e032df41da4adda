import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every process hears of every change that public answers show, whichever statement made it, once its transaction is over: the table,
 * and the tournament where it is one's.
 */
export class PublicChanges1795000000220 implements MigrationInterface {
  readonly name = 'PublicChanges1795000000220';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...untold, ...functions, ...triggers]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [...dropped, ...toldBefore]) await runner.query(statement);
  }
}

const untold = [
  'drop trigger teams_live on teams',
  'drop trigger tournaments_live on tournaments',
  'drop trigger player_goals_live on player_goals',
  'drop trigger games_live on games',
  'drop function tell_live()',
];

const functions = [
  `create function tell_change() returns trigger language plpgsql as $$
  begin
    perform pg_notify('live', tg_table_name);
    return null;
  end $$`,
  `create function tell_change_of_tournament() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then perform pg_notify('live', tg_table_name || ' ' || old.tournament_id); end if;
    if tg_op <> 'DELETE' then perform pg_notify('live', tg_table_name || ' ' || new.tournament_id); end if;
    return null;
  end $$`,
  `create function tell_changed_tournament() returns trigger language plpgsql as $$
  begin
    perform pg_notify('live', 'tournaments ' || coalesce(new.id, old.id));
    return null;
  end $$`,
  // Which teams there are and how many players each has changes with every registration; what they are called hardly ever.
  `create function tell_change_of_rosters() returns trigger language plpgsql as $$
  begin
    perform pg_notify('live', 'rosters ' || new.tournament_id);
    return null;
  end $$`,
];

/** What every registration counts up is left out: how many teams a tournament has, and how many players a team, is told once. */
const triggers = [
  `create trigger tournaments_told after insert or delete on tournaments
    for each row execute function tell_changed_tournament()`,
  `create trigger tournaments_changed_told after update on tournaments for each row
    when (to_jsonb(old) - 'team_count' is distinct from to_jsonb(new) - 'team_count')
    execute function tell_changed_tournament()`,
  `create trigger teams_told after insert on teams for each row execute function tell_change_of_rosters()`,
  `create trigger teams_deleted_told after delete on teams for each row execute function tell_change_of_tournament()`,
  `create trigger rosters_told after update on teams for each row
    when (old.current_players <> new.current_players) execute function tell_change_of_rosters()`,
  `create trigger teams_changed_told after update on teams for each row
    when (to_jsonb(old) - '{current_players,version}'::text[] is distinct from
      to_jsonb(new) - '{current_players,version}'::text[])
    execute function tell_change_of_tournament()`,
  `create trigger players_told after update on players for each row
    when (old.name <> new.name or old.birth_year is distinct from new.birth_year) execute function tell_change()`,
  `create trigger players_deleted_told after delete on players for each statement execute function tell_change()`,
  `create trigger registrations_told after insert or delete or update of team_id, tournament_id, player_id
    on tournament_registrations for each row execute function tell_change_of_tournament()`,
  `create trigger draws_told after insert or update or delete on draws
    for each row execute function tell_change_of_tournament()`,
  `create trigger brackets_told after insert or update or delete on brackets
    for each row execute function tell_change_of_tournament()`,
  `create trigger games_told after insert or update or delete on games
    for each row execute function tell_change_of_tournament()`,
  `create trigger player_goals_told after insert or update or delete on player_goals
    for each statement execute function tell_change()`,
  `create trigger site_settings_told after update on site_settings for each statement execute function tell_change()`,
];

const dropped = [
  'drop trigger site_settings_told on site_settings',
  'drop trigger player_goals_told on player_goals',
  'drop trigger games_told on games',
  'drop trigger brackets_told on brackets',
  'drop trigger draws_told on draws',
  'drop trigger registrations_told on tournament_registrations',
  'drop trigger players_deleted_told on players',
  'drop trigger players_told on players',
  'drop trigger teams_changed_told on teams',
  'drop trigger rosters_told on teams',
  'drop trigger teams_deleted_told on teams',
  'drop trigger teams_told on teams',
  'drop trigger tournaments_changed_told on tournaments',
  'drop trigger tournaments_told on tournaments',
  'drop function tell_change_of_rosters()',
  'drop function tell_changed_tournament()',
  'drop function tell_change_of_tournament()',
  'drop function tell_change()',
];

const toldBefore = [
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
