import type { MatchKey, TeamId } from './match.ts';
import type { Score } from './score.ts';

/** Result of a game so far. It belongs to the two teams that play it, in this order. */
export type GameResult =
  | { readonly status: 'in_progress'; readonly match: MatchKey; readonly teams: Opponents; readonly score: Score }
  | {
      readonly status: 'completed';
      readonly match: MatchKey;
      readonly teams: Opponents;
      readonly score: Score;
      readonly shootout?: Score;
      /** Present where the game was abandoned and its result stands. */
      readonly unfinished?: 'stands';
    }
  | {
      /** Game that counts for nothing: abandoned, or closed without having been played. */
      readonly status: 'void';
      readonly match: MatchKey;
      readonly teams: Opponents;
      readonly score: Score;
      readonly unfinished: 'void' | 'unplayed';
    }
  | {
      readonly status: 'forfeited';
      readonly match: MatchKey;
      readonly teams: Opponents;
      readonly score: Score;
      readonly by: Opponents | readonly [TeamId];
    };

/** Way in which an organizer closed a game that was not played to its end. */
export type Unfinished = 'stands' | 'void' | 'unplayed';

/** Result of a game that was not forfeited. */
export type PlayedResult = Exclude<GameResult, { readonly status: 'forfeited' }>;

export type Opponents = readonly [team1: TeamId, team2: TeamId];

/** Tells whether a game is over, played or forfeited. */
export const isOver = (result: GameResult): boolean => result.status !== 'in_progress';

/** Tells whether a game counts in the tables. */
export const doesCount = (result: GameResult): boolean => isOver(result) && result.status !== 'void';

/** Returns the winning team; undefined while a game is under way, after a draw, when both teams forfeited, or when it does not count. */
export function winnerOfResult(result: GameResult): TeamId | undefined {
  const [team1, team2] = result.teams;
  if (result.status === 'in_progress' || result.status === 'void') return undefined;
  if (result.status === 'forfeited') return result.teams.find((team) => !result.by.includes(team));
  const decisive = result.score.team1 === result.score.team2 ? (result.shootout ?? result.score) : result.score;
  if (decisive.team1 === decisive.team2) return undefined;
  return decisive.team1 > decisive.team2 ? team1 : team2;
}
