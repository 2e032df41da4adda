import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the lists of the back office would else find out of all rows each time: in which order they stand, and how many players,
 * registrations and teams there are, which is kept by whatever statement changes it.
 */
export class ListedPlayers1795000000240 implements MigrationInterface {
  readonly name = 'ListedPlayers1795000000240';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...indexes, ...counts, ...counting]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement);
  }
}

/** In which players, teams and tournaments are shown, or come one after the other where players are sorted by theirs. */
const indexes = [
  'create index tournament_registrations_latest_date_index on tournament_registrations (registration_date, player_id)',
  'create index players_age_index on players ((-birth_year), id)',
  'create index players_skill_index on players (skill_level, id)',
  'create index players_club_index on players (lower(current_club), id)',
  'create index teams_name_index on teams (name_key, id)',
  'create index tournaments_name_index on tournaments (lower(name), id)',
];

/** Each statement adds what it has changed, so that no two wait for one another; the number is the sum. */
const counts = [
  `create table row_counts (
    players integer not null default 0,
    registrations integer not null default 0,
    teams integer not null default 0
  )`,
  `insert into row_counts select (select count(*) from players), (select count(*) from tournament_registrations),
    (select count(*) from teams)`,
  `create function count_rows_of(name text, more integer) returns void language plpgsql as $$
  begin
    insert into row_counts values (case name when 'players' then more else 0 end,
      case name when 'tournament_registrations' then more else 0 end, case name when 'teams' then more else 0 end);
    -- Now and then a hundred lines become one, of those that nobody else is at.
    if random() < 0.02 then
      with taken as (delete from row_counts where ctid in (select ctid from row_counts limit 100 for update skip locked) returning *)
      insert into row_counts select sum(players), sum(registrations), sum(teams) from taken having count(*) > 0;
    end if;
  end $$`,
  `create function count_entered_rows() returns trigger language plpgsql as $$
  begin
    perform count_rows_of(tg_table_name, (select count(*)::int from changed));
    return null;
  end $$`,
  `create function count_left_rows() returns trigger language plpgsql as $$
  begin
    perform count_rows_of(tg_table_name, -(select count(*)::int from changed));
    return null;
  end $$`,
  `create function count_no_rows() returns trigger language plpgsql as $$
  begin
    insert into row_counts select case tg_table_name when 'players' then -sum(players) else 0 end,
      case tg_table_name when 'tournament_registrations' then -sum(registrations) else 0 end,
      case tg_table_name when 'teams' then -sum(teams) else 0 end from row_counts having count(*) > 0;
    return null;
  end $$`,
];

const counting = ['players', 'tournament_registrations', 'teams'].flatMap((table) => [
  `create trigger ${table}_entered_counted after insert on ${table} referencing new table as changed
    for each statement execute function count_entered_rows()`,
  `create trigger ${table}_left_counted after delete on ${table} referencing old table as changed
    for each statement execute function count_left_rows()`,
  `create trigger ${table}_emptied_counted after truncate on ${table} for each statement execute function count_no_rows()`,
]);

const down = [
  ...['players', 'tournament_registrations', 'teams'].flatMap((table) =>
    ['entered', 'left', 'emptied'].map((how) => `drop trigger ${table}_${how}_counted on ${table}`),
  ),
  'drop function count_no_rows()',
  'drop function count_left_rows()',
  'drop function count_entered_rows()',
  'drop function count_rows_of(text, integer)',
  'drop table row_counts',
  'drop index tournaments_name_index',
  'drop index teams_name_index',
  'drop index players_club_index',
  'drop index players_skill_index',
  'drop index players_age_index',
  'drop index tournament_registrations_latest_date_index',
];
