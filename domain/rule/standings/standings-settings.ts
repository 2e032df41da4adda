import type { Criterion } from './criterion.ts';

/** Settings of standings: the criteria in order, and the rules on which tournaments differ. */
export interface StandingsSettings {
  readonly criteria: readonly Criterion[];
  /** Meaning of head-to-head when three or more teams are level: none, or a table of the games among them all. */
  readonly headToHeadOfMany: 'skipped' | 'mini-league';
  /**
   * Way to go on with teams still level once some are separated: start again at the first criterion, go on to the
   * next, or apply head-to-head once more, now among fewer teams, and then go on.
   */
  readonly afterSeparation: 'restart' | 'continue' | 'head-to-head-again';
  /** Maximum that a game adds to the goal difference; null counts all goals. */
  readonly goalDifferenceCap: number | null;
  /** Goals credited for a forfeit. */
  readonly forfeitGoals: number;
}
