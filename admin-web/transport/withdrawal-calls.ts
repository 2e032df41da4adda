import type { WithdrawalView } from '../../domain/day/withdrawal-view.ts';
import type { WithdrawalWay } from '../../domain/day/withdrawal-way.ts';
import type { WithdrawnTeam } from '../../domain/day/withdrawn-teams.ts';
import { ask, send } from './call.ts';

/** Withdrawal of a team; without `games` the server decides by how much the team has played. */
export interface Withdrawal {
  readonly teamId: number;
  readonly games: WithdrawalWay | undefined;
}

/** API calls about teams that withdraw from a tournament or return. */
export const withdrawalCalls = {
  /** Previews a withdrawal without saving. */
  previewWithdrawal: (tournamentId: number, withdrawal: Withdrawal) =>
    send<WithdrawalView>('POST', `/api/tournaments/${tournamentId}/withdraw`, { ...withdrawal, preview: true }),
  withdrawTeam: (tournamentId: number, withdrawal: Withdrawal, confirm: boolean) =>
    send('POST', `/api/tournaments/${tournamentId}/withdraw`, { ...withdrawal, ...(confirm && { confirm }) }),
  withdrawnTeams: (tournamentId: number) => ask<readonly WithdrawnTeam[]>(`/api/tournaments/${tournamentId}/withdrawn`),
  /** Previews a return without saving. */
  previewReturn: (tournamentId: number, teamId: number) =>
    send<WithdrawalView>('POST', `/api/tournaments/${tournamentId}/bring-back`, { teamId, preview: true }),
  bringTeamBack: (tournamentId: number, teamId: number, confirm: boolean) =>
    send('POST', `/api/tournaments/${tournamentId}/bring-back`, { teamId, ...(confirm && { confirm }) }),
};
