import type { TournamentHoldings } from '../../tournament/holdings.ts';
import type { Gone } from '../site/said.ts';

/** Deleted tournament, with the records deleted with it. */
export interface TournamentGone extends Gone, TournamentHoldings {
  readonly name: string;
}
