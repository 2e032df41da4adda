import type { AdvancedBrackets } from '../../domain/answer/bracket/tournament-detail.ts';
import type { StandingLine } from '../../domain/answer/standings/day-standings.ts';
import type { StandingsSet } from '../../domain/answer/standings/standings-set.ts';
import type { StandingsSettings } from '../../domain/standings/standings-settings.ts';
import type { TieDecision } from '../../domain/standings/tie-decision.ts';
import { ask, send } from './call.ts';

/** API calls about standings. */
export const standingsCalls = {
  fetchStandings: (tournamentId: number) => ask<readonly StandingLine[]>(`/api/tournaments/${tournamentId}/standings`),
  /** Fetches the ranking criteria of a tournament. */
  rankingOf: (tournamentId: number) => ask<StandingsSettings>(settingsOf(tournamentId)),
  /** Previews the table and the brackets with other criteria. */
  previewRanking: (tournamentId: number, ranking: StandingsSettings, signal: AbortSignal) =>
    send<StandingsSet>('PUT', settingsOf(tournamentId), { ...entered(ranking), preview: true }, signal),
  setRanking: (tournamentId: number, ranking: StandingsSettings, confirm: boolean) =>
    send<StandingsSet>('PUT', settingsOf(tournamentId), { ...entered(ranking), ...(confirm && { confirm }) }),
  /** Derives all brackets again; returns the number of matches with new teams. */
  advanceBrackets: async (tournamentId: number) =>
    (await send<AdvancedBrackets>('POST', `/api/tournaments/${tournamentId}/advance`, {})).advanced.length,
  /** Records how level teams were separated, best first. */
  decideTie: (tournamentId: number, decision: Pick<TieDecision, 'teams' | 'by'>) =>
    send('POST', `/api/tournaments/${tournamentId}/ties`, decision),
};

const settingsOf = (tournamentId: number): string => `/api/tournaments/${tournamentId}/standings-settings`;

/** Converts the ranking to a request, in which 0 goals remove a cap. */
const entered = (ranking: StandingsSettings) => ({
  ...ranking,
  goalDifferenceCap: ranking.goalDifferenceCap ?? 0,
  goalsForCap: ranking.goalsForCap ?? 0,
  goalPointsCap: ranking.goalPointsCap ?? 0,
});
