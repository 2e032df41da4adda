import type { TeamId } from '../match/match.ts';
import type { GameResult } from '../match/result.ts';
import type { TieDecision } from '../standings/tie-decision.ts';

/** Results, withdrawals and tie decisions so far; with the match graph, all that is needed to show a bracket. */
export interface Results {
  /** At most one result per match. */
  readonly results: readonly GameResult[];
  /** Withdrawn teams: their results stay, their remaining games are forfeited. */
  readonly withdrawn: readonly TeamId[];
  /** Those of them that left once the knock-out had begun: in it they keep the place of their rank. */
  readonly keepsPlace: readonly TeamId[];
  /** Results of earlier pairings, which count again where the same two teams come into their match. */
  readonly setAside?: readonly GameResult[];
  /** Decisions on ties between level teams. */
  readonly decisions: readonly TieDecision[];
}
