import type { MatchKey, TeamId } from './match.ts';
import type { Score } from './score.ts';

/** Result of a game so far. It belongs to the two teams that play it, in this order. */
export type GameResult = RunningResult | CompletedResult;

interface Scored {
  readonly match: MatchKey;
  readonly teams: Opponents;
  readonly score: Score;
}

export interface RunningResult extends Scored {
  readonly status: 'in_progress';
}

export interface CompletedResult extends Scored {
  readonly status: 'completed';
  readonly shootout?: Score;
  /** Teams that forfeited the game, before or after its kick-off; the organizer then sets both scores. */
  readonly forfeitedBy?: Forfeiters;
  /** Absent where the game was played to its end, or forfeited. */
  readonly unfinished?: Unfinished;
}

/** Way in which an organizer closed a game that was not played to its end. */
export type Unfinished = 'stands' | 'void' | 'unplayed';

export type Forfeiters = Opponents | readonly [TeamId];

export type Opponents = readonly [team1: TeamId, team2: TeamId];

/** Tells whether a game is over, played or forfeited. */
export const isOver = (result: GameResult): result is CompletedResult => result.status === 'completed';

/** Tells whether a game counts for nothing: abandoned, or closed without having been played. */
export const isVoid = (result: GameResult): boolean =>
  isOver(result) && (result.unfinished === 'void' || result.unfinished === 'unplayed');

/** Tells whether a game counts in the tables. */
export const doesCount = (result: GameResult): boolean => isOver(result) && !isVoid(result);

/** Returns the teams that forfeited a game; none where it was played. */
export const forfeitersOf = (result: GameResult): readonly TeamId[] => (isOver(result) && result.forfeitedBy) || [];

/** Returns the winning team; undefined while a game is under way, after a draw, when both teams forfeited, or when it does not count. */
export function winnerOfResult(result: GameResult): TeamId | undefined {
  const [team1, team2] = result.teams;
  if (!isOver(result) || isVoid(result)) return undefined;
  const forfeiters = forfeitersOf(result);
  if (forfeiters.length > 0) return result.teams.find((team) => !forfeiters.includes(team));
  const decisive = result.score.team1 === result.score.team2 ? (result.shootout ?? result.score) : result.score;
  if (decisive.team1 === decisive.team2) return undefined;
  return decisive.team1 > decisive.team2 ? team1 : team2;
}
