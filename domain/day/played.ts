import type { MatchKey, TeamId } from '../match/match.ts';
import type { GameResult } from '../match/result.ts';
import type { TieDecision } from '../standings/tie-decision.ts';

/** All that has happened so far: with the match graph it is all that is needed to show a bracket. */
export interface Played {
  /** One result a match at most. */
  readonly results: readonly GameResult[];
  readonly withdrawn: readonly TeamId[];
  readonly decisions: readonly TieDecision[];
}

export const nothingPlayed: Played = { results: [], withdrawn: [], decisions: [] };

/** Enters a result, or puts it in place of the one its match had. */
export function withResult(played: Played, result: GameResult): Played {
  return { ...played, results: [...withoutResult(played, result.match).results, result] };
}

/** Takes a result back: its game is to be played. */
export function withoutResult(played: Played, match: MatchKey): Played {
  return { ...played, results: played.results.filter((result) => result.match !== match) };
}

/** Withdraws a team: what it has played stays, what is to come is forfeited. */
export function withWithdrawal(played: Played, team: TeamId): Played {
  return played.withdrawn.includes(team) ? played : { ...played, withdrawn: [...played.withdrawn, team] };
}

/** Enters how level teams were separated. */
export function withDecision(played: Played, decision: TieDecision): Played {
  return { ...played, decisions: [...played.decisions, decision] };
}
