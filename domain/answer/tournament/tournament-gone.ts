import type { TournamentHoldings } from '../../tournament/holdings.ts';
import type { Gone } from '../site/said.ts';

/** A tournament that is no more, and what went with it. */
export interface TournamentGone extends Gone, TournamentHoldings {
  readonly name: string;
}
