import type { AdvancedBrackets } from '../../domain/answer/bracket/tournament-detail.ts';
import type { StandingLine } from '../../domain/answer/standings/day-standings.ts';
import type { TieDecision } from '../../domain/standings/tie-decision.ts';
import { ask, send } from './call.ts';

/** API calls about standings. */
export const standingsCalls = {
  fetchStandings: (tournamentId: number) => ask<readonly StandingLine[]>(`/api/tournaments/${tournamentId}/standings`),
  /** Derives all brackets again; returns the number of matches with new teams. */
  advanceBrackets: async (tournamentId: number) =>
    (await send<AdvancedBrackets>('POST', `/api/tournaments/${tournamentId}/advance`, {})).advanced.length,
  /** Records how level teams were separated, best first. */
  decideTie: (tournamentId: number, decision: Pick<TieDecision, 'teams' | 'by'>) =>
    send('POST', `/api/tournaments/${tournamentId}/ties`, decision),
};
