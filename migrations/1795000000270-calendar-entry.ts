import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the calendars of a team's followers hold of its games: each game by itself, and how often its time or field has changed. Kept by
 * the games themselves, in the transaction of whatever changes them, so that a game that goes leaves behind that it is called off.
 */
export class CalendarEntry1795000000270 implements MigrationInterface {
  readonly name = 'CalendarEntry1795000000270';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [table, ...functions, ...triggers, gamesSoFar]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger calendars_of_changed_game on games');
    await runner.query('drop trigger calendars_of_game on games');
    await runner.query('drop function keep_calendars()');
    await runner.query('drop table calendar_entries');
  }
}

/** No foreign key to the game: the entry outlives it. */
const table = `create table calendar_entries (
    team_id integer not null,
    game_id integer not null,
    opponent_id integer,
    sequence integer not null default 0,
    start_time timestamptz not null,
    end_time timestamptz not null,
    field varchar(100) not null,
    called_off_at timestamptz,
    changed_at timestamptz not null default now(),
    constraint calendar_entries_pkey primary key (team_id, game_id),
    constraint calendar_entries_team foreign key (team_id) references teams (id) on delete cascade
  )`;

const functions = [
  // A game that a team gives away, or is in no more, is not played by it.
  `create function keep_calendars() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      update calendar_entries set called_off_at = now(), sequence = sequence + 1, changed_at = now()
      where game_id = old.id and called_off_at is null
        and (tg_op = 'DELETE' or team_id not in (coalesce(new.team1_id, 0), coalesce(new.team2_id, 0)));
    end if;
    if tg_op <> 'DELETE' then
      insert into calendar_entries as entry (team_id, game_id, opponent_id, start_time, end_time, field, called_off_at)
      select side.team, new.id, side.opponent, new.start_time, new.end_time, new.field,
        case when new.forfeited_by is not null then now() end
      from (values (new.team1_id, new.team2_id), (new.team2_id, new.team1_id)) as side (team, opponent)
      where side.team is not null order by side.team
      on conflict (team_id, game_id) do update set
        opponent_id = excluded.opponent_id, start_time = excluded.start_time, end_time = excluded.end_time,
        field = excluded.field, changed_at = now(),
        called_off_at = case when excluded.called_off_at is not null then coalesce(entry.called_off_at, now()) end,
        sequence = entry.sequence + case when
          (entry.start_time, entry.end_time, entry.field, entry.called_off_at is null)
            is distinct from (excluded.start_time, excluded.end_time, excluded.field, excluded.called_off_at is null)
          then 1 else 0 end;
    end if;
    return null;
  end $$`,
];

const triggers = [
  `create trigger calendars_of_game after insert or delete on games for each row execute function keep_calendars()`,
  `create trigger calendars_of_changed_game after update on games for each row
    when ((old.team1_id, old.team2_id, old.start_time, old.end_time, old.field, old.forfeited_by is null) is distinct from
      (new.team1_id, new.team2_id, new.start_time, new.end_time, new.field, new.forfeited_by is null))
    execute function keep_calendars()`,
];

const gamesSoFar = `insert into calendar_entries (team_id, game_id, opponent_id, start_time, end_time, field, called_off_at)
  select side.team, game.id, side.opponent, game.start_time, game.end_time, game.field,
    case when game.forfeited_by is not null then now() end
  from games game cross join lateral
    (values (game.team1_id, game.team2_id), (game.team2_id, game.team1_id)) as side (team, opponent)
  where side.team is not null`;
