import type { MatchKey, Stage, TeamId } from '../match/match.ts';
import type { GameResult, Opponents, PlayedResult } from '../match/result.ts';
import type { Score } from '../match/score.ts';
import { Refusal } from '../refusal/refusal.ts';

export const gameStatuses = ['scheduled', 'in_progress', 'completed'] as const;
export type GameStatus = (typeof gameStatuses)[number];

/** A match of the bracket with a field and a kick-off, whatever has become of it. */
export interface Fixture {
  readonly id: number;
  readonly match: MatchKey;
  readonly stage: Stage;
  /** Null until both are known. */
  readonly teams: Opponents | null;
  readonly field: string;
  /** The kick-off, ISO 8601. */
  readonly start: string;
}

/** A game from its announcement to its result. */
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
  /** The teams that gave the game away, before or after its kick-off; both scores are then the organizer's. */
  readonly forfeitedBy?: Opponents | readonly [TeamId];
  /** Absent where the game was played to its end. */
  readonly ending?: Ending;
}

/** What has to be known of the end of a game so that it can be taken back. */
export interface Ending {
  /** What the game had come to; null where nobody had begun it. */
  readonly before: PlayedResult | null;
  /** A forfeit that follows from a team's withdrawal and goes with it. */
  readonly isWithdrawal: boolean;
}

/** What the brackets need to know of a game. */
export function resultOf(game: Game): GameResult | undefined {
  if (game.status === 'scheduled') return undefined;
  const { match, teams, score } = game;
  if (game.status === 'in_progress') return { status: 'in_progress', match, teams, score };
  if (game.forfeitedBy !== undefined) return { status: 'forfeited', match, teams, score, by: game.forfeitedBy };
  const { shootout } = game;
  return { status: 'completed', match, teams, score, ...(shootout === undefined ? {} : { shootout }) };
}

/** A group game may end level; every other game needs a winner. */
export const mayEndLevel = (game: Fixture): boolean => game.stage === 'group';

/** The two teams, or a refusal while one is not known. */
export function teamsOf(game: Fixture): Opponents {
  if (game.teams === null) throw teamsNotKnown();
  return game.teams;
}

const teamsNotKnown = () => new Refusal('conflict', 'The two teams of this game are not known yet');
