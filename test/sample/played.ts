import type { Results } from '../../domain/rule/bracket/results.ts';
import type { MatchKey } from '../../domain/rule/match/match.ts';
import type { GameResult } from '../../domain/rule/match/result.ts';

export const nothingPlayed: Results = { results: [], withdrawn: [], keepsPlace: [], decisions: [] };

/** With this result, in place of the one its match had. */
export function withResult(played: Results, result: GameResult): Results {
  return { ...played, results: [...withoutResult(played, result.match).results, result] };
}

/** With the game of a match still to be played. */
export function withoutResult(played: Results, match: MatchKey): Results {
  return { ...played, results: played.results.filter((result) => result.match !== match) };
}
