import type { MatchKey, Stage, TeamId } from '../match/match.ts';
import type { GameResult, Opponents, PlayedResult, Unfinished } from '../match/result.ts';
import type { Score } from '../match/score.ts';
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

export interface RunningGame extends Fixture {
  readonly status: 'in_progress';
  readonly teams: Opponents;
  readonly score: Score;
}

export interface CompletedGame extends Fixture {
  readonly status: 'completed';
  readonly teams: Opponents;
  readonly score: Score;
  readonly shootout?: Score;
  /** Teams that forfeited the game, before or after its kick-off; the organizer then sets both scores. */
  readonly forfeitedBy?: Opponents | readonly [TeamId];
  /** Absent where the game was played to its end, or forfeited. */
  readonly unfinished?: Unfinished;
  /** Absent where somebody had begun the game and it was not forfeited. */
  readonly ending?: Ending;
}

/** State before the end of a game, needed to reopen it. */
export interface Ending {
  /** Result before the end; null where nobody had begun the game. */
  readonly before: PlayedResult | null;
  /** Whether the forfeit follows from a team's withdrawal and ends with it. */
  readonly isWithdrawal: boolean;
}

/** Returns a game's result for the brackets; undefined before it starts. */
export function resultOf(game: Game): GameResult | undefined {
  if (game.status === 'scheduled') return undefined;
  const { match, teams, score } = game;
  if (game.status === 'in_progress') return { status: 'in_progress', match, teams, score };
  if (game.forfeitedBy !== undefined) return { status: 'forfeited', match, teams, score, by: game.forfeitedBy };
  const { shootout, unfinished } = game;
  if (unfinished === 'void' || unfinished === 'unplayed') return { status: 'void', match, teams, score, unfinished };
  return {
    ...{ status: 'completed', match, teams, score },
    ...(shootout === undefined ? {} : { shootout }),
    ...(unfinished === undefined ? {} : { unfinished }),
  };
}

/** Tells whether a game may end level: only a group game may, every other needs a winner. */
export const mayEndLevel = (game: Fixture): boolean => game.stage === 'group';

/** Returns the two teams, refusing while one is not known. */
export function teamsOf(game: Fixture): Opponents {
  if (game.teams === null) throw teamsNotKnown();
  return game.teams;
}

const teamsNotKnown = () => new Refusal('conflict', 'The two teams of this game are not known yet');
