import type { GameOnFile } from '../../domain/rule/bracket/tournament-day.ts';
import type { Ending, GameStatus } from '../../domain/rule/game/game.ts';
import type { MatchKey, Stage } from '../../domain/rule/match/match.ts';
import type { Forfeiters, GameResult, Unfinished } from '../../domain/rule/match/result.ts';
import {
  boolean,
  instant,
  instantOfEntry,
  integer,
  json,
  nullable,
  numbered,
  rowsOf,
  varchar,
  withDefault,
} from '../database/columns.ts';
import { cascading, nullingOnDelete, refersTo } from '../database/keys.ts';
import type { LineOf } from '../database/row-statements.ts';

/** End of a game as stored; the result before it names no match. */
export interface EndingRow extends Pick<Ending, 'isWithdrawal'> {
  readonly before: ResultRow | null;
}

/** Result as stored with its game; it names no match. */
export type ResultRow = WithoutMatch<GameResult>;

/** Columns of a game that are not written with its entries and its place in the day, but by the database or one by one. */
export const besideLines = [
  ...(['id', 'tournamentId', 'bracketId', 'startedAt', 'goalsSetAside'] as const),
  ...(['version', 'createdAt', 'updatedAt'] as const),
] satisfies readonly (keyof GameRow)[];

/** Game as it is written: its row without what the database adds, and whether it is in the brackets. */
export interface GameLine extends LineOf<GameRow, (typeof besideLines)[number]> {
  /** Null for a game that is not on file. */
  readonly id: number | null;
  readonly isInBracket: boolean;
}

type WithoutMatch<Result> = Result extends GameResult ? Omit<Result, 'match'> : never;

/** Row of a game: the draw gives the fixture, entries give the result. A game outside the brackets has no bracketId. */
export interface GameRow extends Omit<GameOnFile, 'game' | 'isInBracket' | 'end' | 'setAside'> {
  readonly id: number;
  readonly tournamentId: number;
  readonly bracketId: number | null;
  readonly matchKey: MatchKey;
  readonly stage: Stage;
  readonly team1Score: number;
  readonly team2Score: number;
  readonly team1Shootout: number | null;
  readonly team2Shootout: number | null;
  readonly forfeitedBy: Forfeiters | null;
  /** Data needed to take the end back; null if the game was played to its end. */
  readonly ending: EndingRow | null;
  /** Way in which a game that was not played to its end was closed; null for every other. */
  readonly unfinished: Unfinished | null;
  /** Results of earlier pairings. */
  readonly setAside: readonly ResultRow[];
  /** Goals of those results, each with the two teams of its pairing; only the database reads them. */
  readonly goalsSetAside: readonly object[];
  readonly status: GameStatus;
  /** Null where they are to be announced. */
  readonly startTime: Date | null;
  readonly endTime: Date | null;
  /** Actual start; null before it. */
  readonly startedAt: Date | null;
  readonly field: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export const gameRows = rowsOf<GameRow>({
  name: 'game',
  tableName: 'games',
  columns: {
    id: numbered('games'),
    tournamentId: integer('tournament_id'),
    bracketId: nullable(integer('bracket_id')),
    matchKey: varchar('match_key', 120),
    stage: varchar('stage', 20),
    round: integer('round'),
    ageBracket: nullable(varchar('age_bracket', 50)),
    team1Id: nullable(integer('team1_id')),
    team2Id: nullable(integer('team2_id')),
    team1Score: withDefault(integer('team1_score'), 0),
    team2Score: withDefault(integer('team2_score'), 0),
    team1Shootout: nullable(integer('team1_shootout')),
    team2Shootout: nullable(integer('team2_shootout')),
    forfeitedBy: nullable({ name: 'forfeited_by', type: 'integer', array: true }),
    ending: nullable(json('ending')),
    unfinished: nullable(varchar('unfinished', 20)),
    setAside: withDefault(json('set_aside'), []),
    goalsSetAside: withDefault(json('goals_set_aside'), []),
    status: withDefault(varchar('status', 20), 'scheduled'),
    startTime: nullable(instant('start_time')),
    endTime: nullable(instant('end_time')),
    startedAt: nullable(instant('started_at')),
    field: varchar('field', 100),
    isLocked: withDefault(boolean('is_locked'), false),
    notes: nullable(varchar('notes', 500)),
    winnerId: nullable(integer('winner_id')),
    version: withDefault(integer('version'), 1),
    createdAt: instantOfEntry('created_at'),
    updatedAt: instantOfEntry('updated_at'),
  },
  indices: [
    {
      name: 'games_match_unique',
      columns: ['tournamentId', 'matchKey'],
      unique: true,
      where: 'bracket_id is not null',
    },
    { name: 'games_bracket_index', columns: ['bracketId'] },
    { name: 'games_status_index', columns: ['status', 'startTime'] },
  ],
  checks: [
    { name: 'games_status_known', expression: `status in ('scheduled', 'in_progress', 'completed')` },
    { name: 'games_unfinished_known', expression: `unfinished in ('stands', 'void', 'unplayed')` },
    { name: 'games_scores_counted', expression: 'team1_score between 0 and 99 and team2_score between 0 and 99' },
    { name: 'games_shootout_whole', expression: '(team1_shootout is null) = (team2_shootout is null)' },
    {
      name: 'games_started_with_teams',
      expression: `status = 'scheduled' or (team1_id is not null and team2_id is not null)`,
    },
    { name: 'games_times_whole', expression: '(start_time is null) = (end_time is null)' },
    { name: 'games_end_after_start', expression: 'start_time < end_time' },
  ],
  foreignKeys: [
    cascading(refersTo('games_tournament', 'tournamentId', 'tournament')),
    nullingOnDelete(refersTo('games_bracket', 'bracketId', 'bracket')),
    refersTo('games_team1', 'team1Id', 'team'),
    refersTo('games_team2', 'team2Id', 'team'),
    refersTo('games_winner', 'winnerId', 'team'),
  ],
});
