import type { DrawOnFile, TournamentDay } from '../../domain/rule/bracket/tournament-day.ts';
import { rowFromJson, rowsAsJson } from '../database/json-rows.ts';
import { type DrawRow, drawRows } from '../draw/draw-row.ts';
import { toGameOnFile } from '../game/game-on-file.ts';
import { type GameRow, gameRows } from '../game/game-row.ts';
import { toTournament } from '../tournament/postgres-tournaments.ts';
import { type TournamentRow, tournamentRows } from '../tournament/tournament-row.ts';
import { type BracketMatchRow, bracketMatchRows } from './bracket-row.ts';

/** Rows of a tournament's day, read by one statement at one moment. */
export interface DayOnFile {
  readonly tournament: readonly TournamentRow[];
  readonly draw: readonly DrawRow[];
  readonly games: readonly GameRow[];
  readonly teams: readonly (readonly [number, string])[];
}

/** The same with the bracket rows. */
export interface DayWithBrackets extends DayOnFile {
  readonly brackets: readonly BracketMatchRow[];
}

/** Builds the columns of a statement that reads the day; `tournament` is the tournament's id in SQL. */
export const dayOnFile = (tournament: string) => `
  ${rowsAsJson(drawRows, `where tournament_id = ${tournament}`)} as draw,
  ${rowsAsJson(tournamentRows, `where id = ${tournament}`)} as tournament,
  ${rowsAsJson(gameRows, `where tournament_id = ${tournament} order by start_time, id`)} as games,
  (select coalesce(json_agg(json_build_array(id, name)), '[]') from teams where tournament_id = ${tournament}) as teams`;

export const bracketsOnFile = (tournament: string) =>
  `${rowsAsJson(bracketMatchRows, `where tournament_id = ${tournament}`)} as brackets`;

/** Converts the instants in the JSON rows to dates, as the driver would have read them. */
export function withDates(day: DayWithBrackets): DayWithBrackets {
  return {
    ...day,
    tournament: day.tournament.map((row) => rowFromJson(tournamentRows, row)),
    draw: day.draw.map((row) => rowFromJson(drawRows, row)),
    games: day.games.map((row) => rowFromJson(gameRows, row)),
    brackets: day.brackets.map((row) => rowFromJson(bracketMatchRows, row)),
  };
}

/** Builds the day from its rows; undefined if nothing was drawn. */
export function toDay(rows: DayOnFile, seats: TournamentDay['seats']): TournamentDay | undefined {
  const [[draw], [tournament]] = [rows.draw, rows.tournament];
  if (draw === undefined || tournament === undefined) return undefined;
  return {
    tournament: toTournament(tournament),
    draw: toDraw(draw),
    games: rows.games.map(toGameOnFile),
    seats,
    teamNames: new Map(rows.teams),
  };
}

function toDraw(row: DrawRow): DrawOnFile {
  const { tournamentId: _, timetableChangedAt: __, announcedAt: ___, announcement: ____, ...draw } = row;
  return draw;
}
