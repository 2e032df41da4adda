import type { TeamId } from '../match/match.ts';
import type { GameResult } from '../match/result.ts';
import type { TieDecision } from '../standings/tie-decision.ts';

/** All that has happened so far: with the match graph it is all that is needed to show a bracket. */
export interface Played {
  /** One result a match at most. */
  readonly results: readonly GameResult[];
  /** What these teams have played stays, what is to come is forfeited. */
  readonly withdrawn: readonly TeamId[];
  /** How level teams were separated. */
  readonly decisions: readonly TieDecision[];
}
