import type { TournamentHoldings } from '../../tournament/holdings.ts';
import type { Deleted } from '../site/message-answer.ts';

/** Deleted tournament, with the records deleted with it. */
export interface DeletedTournament extends Deleted, TournamentHoldings {
  readonly name: string;
}
