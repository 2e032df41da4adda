import { Injectable } from '@nestjs/common';
import { bracketRows } from '../../domain/answer/bracket/bracket-row.ts';
import { type Author, Brackets } from '../../domain/port/brackets.ts';
import { changesTimetable, type DayToSave } from '../../domain/rule/bracket/revise-day.ts';
import { type EnteredAlone, type SingleGame, standsAlone } from '../../domain/rule/bracket/single-game.ts';
import { type DrawOnFile, deriveDay, type TournamentDay } from '../../domain/rule/bracket/tournament-day.ts';
import type { TeamProgress } from '../../domain/rule/registration/cancellation.ts';
import type { TournamentStatus } from '../../domain/rule/tournament/tournament.ts';
import { ChangedMeanwhile, Database } from '../database/database.ts';
import { rowLock } from '../database/row-lock.ts';
import { columnsOf, type GivenOf, type LineOf, lineColumns } from '../database/row-statements.ts';
import type { Statement } from '../database/statement.ts';
import { type DrawRow, drawRows } from '../draw/draw-row.ts';
import { toGameOnFile } from '../game/game-on-file.ts';
import { type GameRow, gameRows } from '../game/game-row.ts';
import { writeGame, writeGames, writeHistory } from '../game/postgres-game-writes.ts';
import { type BracketMatchRow, bracketMatchRows } from './bracket-row.ts';
import { type DayOnFile, dayOnFile, toDay, withDates } from './day-on-file.ts';

@Injectable()
export class PostgresBrackets extends Brackets {
  constructor(private readonly database: Database) {
    super();
  }

  override async lock(tournamentId: number): Promise<TournamentDay | undefined> {
    const [, day] = await Promise.all([this.database.ask(dayHeld, [tournamentId]), this.find(tournamentId)]);
    return day;
  }

  override async lockDayOfGame(gameId: number): Promise<TournamentDay | undefined> {
    const [, day] = await Promise.all([this.database.ask(dayOfGameHeld, [gameId]), this.read(dayOfGame, gameId)]);
    return day?.games.some(({ game }) => game.id === gameId) ? day : undefined;
  }

  /**
   * Locks a game, with a shared lock on its tournament: this waits for the lock of a day and that for this, while locks of
   * different games do not wait for each other. If the locked game turns out to need its day, the transaction is tried again,
   * because two transactions that each hold some locks and request more would deadlock.
   */
  override async lockGame(gameId: number): Promise<SingleGame | undefined> {
    const [held] = await this.database.ask<GameRow & { readonly tournamentStatus: TournamentStatus }>(aloneHeld, [
      gameId,
    ]);
    if (held === undefined) return undefined;
    const { tournamentStatus: status, ...row } = held;
    if (!standsAlone(status, row.status)) throw new ChangedMeanwhile();
    return { tournament: { id: row.tournamentId, status }, onFile: toGameOnFile(row) };
  }

  override saveGame(entered: EnteredAlone, author: Author): Promise<void> {
    return writeGame(this.database, entered, author);
  }

  override find(tournamentId: number): Promise<TournamentDay | undefined> {
    return this.read(wholeDay, tournamentId);
  }

  private async read(statement: Statement, id: number): Promise<TournamentDay | undefined> {
    const [found] = await this.database.ask<DayOnFile & Pick<TournamentDay, 'seats'>>(statement, [id]);
    return found && toDay(withDates({ ...found, brackets: [] }), found.seats);
  }

  override async isDraft(gameId: number): Promise<boolean> {
    const [found] = await this.database.query('select from timetable_drafts where $1 = any(game_ids)', [gameId]);
    return found !== undefined;
  }

  override async progressOf(teamId: number): Promise<TeamProgress> {
    const [found] = await this.database.query<{ progress: TeamProgress }>(
      `select case
         when exists (select from games where $1 in (team1_id, team2_id) and status <> 'scheduled') then 'started'
         when exists (select from games where $1 in (team1_id, team2_id))
           or exists (select from brackets where $1 in (team1_id, team2_id)) then 'drawn'
         else 'undrawn' end as progress`,
      [teamId],
    );
    return found?.progress ?? 'undrawn';
  }

  override async save(revised: DayToSave, author: Author): Promise<void> {
    const { before, statusBefore, day, isDrawChanged, history } = revised;
    const { id, status } = day.tournament;
    if (isDrawChanged) await this.database.upsert(drawRows, drawRow(id, day.draw, author));
    await writeBrackets(this.database, day, before);
    await writeGames(this.database, day, author.at, before);
    await writeHistory(this.database, history, author);
    if (!isDrawChanged && changesTimetable(revised)) await this.database.send(timetableChanged, [id, author.at]);
    if (status !== (before?.tournament.status ?? statusBefore)) await this.database.send(statusKept, [id, status]);
  }

  override async noteChange(tournamentId: number, at: Date): Promise<void> {
    await this.database.send(timetableChanged, [tournamentId, at]);
  }
}

/** Locks a game that stood alone a moment ago, after its tournament, which is the lock order of every writer. */
const aloneHeld = {
  name: 'game_alone',
  sql: `with seen as materialized (
    select game.id, game.tournament_id from games game join tournaments tournament on tournament.id = game.tournament_id
    where game.id = $1 and tournament.status = 'active' and game.status <> 'completed')
  select tournament.status as "tournamentStatus", ${columnsOf(gameRows, 'game')}
  from seen join tournaments tournament on tournament.id = seen.tournament_id join games game on game.id = seen.id
  for share of tournament ${rowLock.sql} of game`,
  freesNoPlace: true,
} as const;

/** Locks the day; statements sent after it in the same round trip see the locked state. */
const dayHeld = {
  name: 'day_held',
  sql: `select from tournaments where id = $1 ${rowLock.sql}`,
  freesNoPlace: true,
} as const;

const ofGame = '(select tournament_id from games where id = $1)';

const dayOfGameHeld = {
  name: 'day_of_game_held',
  sql: `select from tournaments where id = ${ofGame} ${rowLock.sql}`,
  freesNoPlace: true,
} as const;

/** Reads a whole day at one moment. */
const dayOf = (tournament: string) => `select ${dayOnFile(tournament)},
  (select coalesce(json_agg(json_build_object('key', match_key, 'team1Id', team1_id, 'team2Id', team2_id) order by id), '[]')
   from brackets where tournament_id = ${tournament}) as seats`;

const wholeDay = { name: 'whole_day', sql: dayOf('$1'), freesNoPlace: true } as const;
const dayOfGame = { name: 'day_of_game', sql: dayOf(ofGame), freesNoPlace: true } as const;

const statusKept = {
  name: 'status_of_day',
  sql: 'update tournaments set status = $2, version = version + 1 where id = $1 and status <> $2',
};

const timetableChanged = {
  name: 'timetable_changed',
  sql: 'update draws set timetable_changed_at = $2 where tournament_id = $1',
  freesNoPlace: true,
} as const;

/** Returns the row of a changed draw; every change of a draw changes its timetable. The last announcement stays as it is. */
const drawRow = (tournamentId: number, draw: DrawOnFile, { at }: Author): GivenOf<DrawRow> => ({
  setAside: [],
  ...draw,
  ...{ tournamentId, version: draw.version + 1, timetableChangedAt: at },
  ...{ announcedAt: undefined, announcement: undefined },
});

const besideLines = ['id', 'tournamentId'] satisfies readonly (keyof BracketMatchRow)[];

/** Match as it is written, with its place among those of the day. */
interface BracketLine extends LineOf<BracketMatchRow, (typeof besideLines)[number]> {
  readonly place: number;
}

const written = lineColumns(bracketMatchRows, besideLines);

const lines = `jsonb_to_recordset($2::jsonb) as line(place integer, ${written.read})`;

/** Writes the brackets derived from a day. A match keeps its id as long as it keeps its place. */
async function writeBrackets(database: Database, day: TournamentDay, before?: TournamentDay): Promise<void> {
  const rows = bracketLines(day);
  const parameters = [day.tournament.id, JSON.stringify(rows)];
  const [places, earlier] = [rows.map(({ matchKey }) => matchKey), (before?.seats ?? []).map(({ key }) => key)];
  if (earlier.some((key) => !places.includes(key))) await database.send(removing, parameters);
  if (earlier.length > 0) await database.send(changing, parameters);
  if (places.some((key) => !earlier.includes(key))) await database.send(adding, parameters);
}

const removing = {
  name: 'brackets_removed',
  sql: `delete from brackets where tournament_id = $1 and match_key not in (select "matchKey" from ${lines})`,
  freesNoPlace: true,
} as const;

/** Updates only rows that differ from those on file. */
const changing = {
  name: 'brackets_changed',
  sql: `update brackets set (${written.columns}) = (${written.values}) from ${lines}
    where tournament_id = $1 and match_key = line."matchKey" and (${written.onFile}) is distinct from (${written.values})`,
  freesNoPlace: true,
} as const;

const adding = {
  name: 'brackets_added',
  sql: `insert into brackets (tournament_id, ${written.columns}) select $1, ${written.values} from ${lines}
    where not exists (select from brackets where tournament_id = $1 and match_key = line."matchKey")
    order by place`,
  freesNoPlace: true,
} as const;

const bracketLines = (day: TournamentDay): readonly BracketLine[] =>
  bracketRows(deriveDay(day), day.draw.timetable).map((row, place) => ({ ...row, place }));
