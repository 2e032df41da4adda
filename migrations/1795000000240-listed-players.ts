import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the lists of the back office would else find out of all rows each time: which registration is a player's latest, and how many
 * players, registrations and teams there are. Both are kept by whatever statement changes them.
 */
export class ListedPlayers1795000000240 implements MigrationInterface {
  readonly name = 'ListedPlayers1795000000240';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...latest, ...indexes, ...counts, ...counting]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement);
  }
}

/** The later of two registrations of one day is the one with the higher number. */
const latest = [
  'alter table tournament_registrations add column is_latest boolean not null default false',
  'alter table tournament_registrations disable trigger user',
  `update tournament_registrations set is_latest = true where id in (
    select distinct on (player_id) id from tournament_registrations order by player_id, registration_date desc, id desc)`,
  'alter table tournament_registrations enable trigger user',
  `create unique index tournament_registrations_latest_unique on tournament_registrations (player_id) where is_latest`,
  `create index tournament_registrations_latest_date_index
    on tournament_registrations (registration_date, player_id) where is_latest`,
  // Two registrations of one person at once: whoever comes second waits, and sees the first.
  `create function enter_registration() returns trigger language plpgsql as $$
  begin
    perform from players where id = new.player_id for no key update;
    new.is_latest := not exists (select from tournament_registrations other where other.player_id = new.player_id
      and (other.registration_date, other.id) > (new.registration_date, new.id));
    if new.is_latest then
      update tournament_registrations set is_latest = false where player_id = new.player_id and is_latest;
    end if;
    return new;
  end $$`,
  `create trigger latest_registration_entered before insert on tournament_registrations
    for each row execute function enter_registration()`,
  `create function mark_latest_registration(person integer) returns void language plpgsql as $$
  declare newest integer;
  begin
    perform from players where id = person for no key update;
    select id into newest from tournament_registrations where player_id = person
      order by registration_date desc, id desc limit 1;
    update tournament_registrations set is_latest = false where player_id = person and is_latest and id <> newest;
    update tournament_registrations set is_latest = true where id = newest and not is_latest;
  end $$`,
  `create function change_latest_registration() returns trigger language plpgsql as $$
  begin
    perform mark_latest_registration(old.player_id);
    if tg_op = 'UPDATE' and new.player_id <> old.player_id then
      perform mark_latest_registration(new.player_id);
    end if;
    return null;
  end $$`,
  `create trigger latest_registration_dated after update of registration_date, player_id on tournament_registrations
    for each row when ((old.registration_date, old.player_id) <> (new.registration_date, new.player_id))
    execute function change_latest_registration()`,
  `create trigger latest_registration_left after delete on tournament_registrations
    for each row when (old.is_latest) execute function change_latest_registration()`,
  // Until its new person's are compared it is nobody's latest.
  `create function hand_registration_over() returns trigger language plpgsql as $$
  begin
    new.is_latest := false;
    return new;
  end $$`,
  `create trigger registration_handed_over before update of player_id on tournament_registrations
    for each row when (old.player_id <> new.player_id) execute function hand_registration_over()`,
  // Whoever has a registration open for editing has seen all of it, also when a later one comes.
  'drop trigger registration_changed on tournament_registrations',
  `create trigger registration_changed before update on tournament_registrations for each row
    when (old.* is distinct from new.* and (old.is_latest = new.is_latest or old.player_id <> new.player_id))
    execute function count_version()`,
];

/** In which players, teams and tournaments are shown, or come one after the other where players are sorted by theirs. */
const indexes = [
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
  'drop trigger registration_changed on tournament_registrations',
  `create trigger registration_changed before update on tournament_registrations
    for each row when (old.* is distinct from new.*) execute function count_version()`,
  'drop trigger registration_handed_over on tournament_registrations',
  'drop function hand_registration_over()',
  'drop trigger latest_registration_left on tournament_registrations',
  'drop trigger latest_registration_dated on tournament_registrations',
  'drop function change_latest_registration()',
  'drop function mark_latest_registration(integer)',
  'drop trigger latest_registration_entered on tournament_registrations',
  'drop function enter_registration()',
  'drop index tournament_registrations_latest_date_index',
  'drop index tournament_registrations_latest_unique',
  'alter table tournament_registrations drop column is_latest',
];
