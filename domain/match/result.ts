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
    }
  | {
      readonly status: 'forfeited';
      readonly match: MatchKey;
      readonly teams: Opponents;
      readonly score: Score;
      readonly by: Opponents | readonly [TeamId];
    };

/** Result of a game that was played, not forfeited. */
export type PlayedResult = Exclude<GameResult, { readonly status: 'forfeited' }>;

export type Opponents = readonly [team1: TeamId, team2: TeamId];

/** Tells whether a game is over, played or forfeited. */
export const isOver = (result: GameResult): boolean => result.status !== 'in_progress';

/** Returns the winning team; undefined while a game is under way, after a draw, or when both teams forfeited. */
export function winnerOfResult(result: GameResult): TeamId | undefined {
  const [team1, team2] = result.teams;
  if (result.status === 'in_progress') return undefined;
  if (result.status === 'forfeited') return result.teams.find((team) => !result.by.includes(team));
  const decisive = result.score.team1 === result.score.team2 ? (result.shootout ?? result.score) : result.score;
  if (decisive.team1 === decisive.team2) return undefined;
  return decisive.team1 > decisive.team2 ? team1 : team2;
}
