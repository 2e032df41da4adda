import type { MatchKey, Stage } from '../match/match.ts';
import type { CompletedResult, GameResult, Opponents, RunningResult } from '../match/result.ts';
import { Refusal } from '../refusal/refusal.ts';

export const gameStatuses = ['scheduled', 'in_progress', 'completed'] as const;
export type GameStatus = (typeof gameStatuses)[number];

/** Match of the bracket with a field and a kick-off, whatever its state. */
export interface Fixture {
  readonly id: number;
  readonly match: MatchKey;
  readonly stage: Stage;
  /** Null until both are known. */
  readonly teams: Opponents | null;
  readonly field: string;
  /** Kick-off, ISO 8601; null where it is to be announced. */
  readonly start: string | null;
}

/** Game from its announcement to its result. */
export type Game = UpcomingGame | RunningGame | CompletedGame;

export interface UpcomingGame extends Fixture {
  readonly status: 'scheduled';
}

export interface RunningGame extends Fixture, RunningResult {
  readonly teams: Opponents;
}

export interface CompletedGame extends Fixture, CompletedResult {
  readonly teams: Opponents;
  /** Absent where somebody had begun the game and it was not forfeited. */
  readonly ending?: Ending;
}

/** State before the end of a game, needed to reopen it. */
export interface Ending {
  /** Result before the end; null where nobody had begun the game. */
  readonly before: GameResult | null;
  /** Whether the forfeit follows from a team's withdrawal and ends with it. */
  readonly isWithdrawal: boolean;
}

/** Returns a game's result for the brackets; undefined before it starts. */
export function resultOf(game: Game): GameResult | undefined {
  if (game.status === 'scheduled') return undefined;
  const { match, teams, score } = game;
  if (game.status === 'in_progress') return { status: game.status, match, teams, score };
  const { status, shootout, forfeitedBy, unfinished } = game;
  return {
    ...{ status, match, teams, score },
    ...(shootout && { shootout }),
    ...(forfeitedBy && { forfeitedBy }),
    ...(unfinished && { unfinished }),
  };
}

/** Returns the game with its result; the reverse of `resultOf`. */
export const gameFrom = (fixture: Fixture, result: GameResult | undefined): Game =>
  result === undefined ? { ...fixture, status: 'scheduled' } : { ...result, ...fixture, teams: result.teams };

/** Tells whether a game may end level: only a group game may, every other needs a winner. */
export const mayEndLevel = (game: Fixture): boolean => game.stage === 'group';

/** Returns the two teams, refusing while one is not known. */
export function teamsOf(game: Fixture): Opponents {
  if (game.teams === null) throw teamsNotKnown();
  return game.teams;
}

const teamsNotKnown = () => new Refusal('conflict', 'The two teams of this game are not known yet');
