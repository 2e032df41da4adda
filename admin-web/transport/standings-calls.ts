import type { AdvancedBrackets } from '../../domain/answer/bracket/tournament-detail.ts';
import type { StandingLine } from '../../domain/answer/standings/day-standings.ts';
import type { StandingsSet } from '../../domain/answer/standings/standings-set.ts';
import type { StandingsSettings } from '../../domain/standings/standings-settings.ts';
import type { TieDecision } from '../../domain/standings/tie-decision.ts';
import { ask, send } from './call.ts';

/** The calls about standings. */
export const standingsCalls = {
  standingsOf: (tournamentId: number) => ask<readonly StandingLine[]>(`/api/tournaments/${tournamentId}/standings`),
  /** By what a tournament ranks its teams. */
  rankingOf: (tournamentId: number) => ask<StandingsSettings>(settingsOf(tournamentId)),
  /** The table and the brackets as they would be by other rules. */
  previewRanking: (tournamentId: number, ranking: StandingsSettings, signal: AbortSignal) =>
    send<StandingsSet>('PUT', settingsOf(tournamentId), { ...entered(ranking), preview: true }, signal),
  setRanking: (tournamentId: number, ranking: StandingsSettings, confirm: boolean) =>
    send<StandingsSet>('PUT', settingsOf(tournamentId), { ...entered(ranking), ...(confirm && { confirm }) }),
  /** Derives all brackets again; answers how many matches have new teams. */
  advanceBrackets: async (tournamentId: number) =>
    (await send<AdvancedBrackets>('POST', `/api/tournaments/${tournamentId}/advance`, {})).advanced.length,
  /** Records how level teams were separated, best first. */
  decideTie: (tournamentId: number, decision: Pick<TieDecision, 'teams' | 'by'>) =>
    send('POST', `/api/tournaments/${tournamentId}/ties`, decision),
};

const settingsOf = (tournamentId: number): string => `/api/tournaments/${tournamentId}/standings-settings`;

/** The rules as they are sent, where 0 goals take a cap away. */
const entered = (ranking: StandingsSettings) => ({
  ...ranking,
  goalDifferenceCap: ranking.goalDifferenceCap ?? 0,
  goalsForCap: ranking.goalsForCap ?? 0,
  goalPointsCap: ranking.goalPointsCap ?? 0,
});
