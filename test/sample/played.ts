import type { Played } from '../../domain/day/played.ts';
import type { MatchKey } from '../../domain/match/match.ts';
import type { GameResult } from '../../domain/match/result.ts';

export const nothingPlayed: Played = { results: [], withdrawn: [], decisions: [] };

/** With this result, in place of the one its match had. */
export function withResult(played: Played, result: GameResult): Played {
  return { ...played, results: [...withoutResult(played, result.match).results, result] };
}

/** With the game of a match still to be played. */
export function withoutResult(played: Played, match: MatchKey): Played {
  return { ...played, results: played.results.filter((result) => result.match !== match) };
}
