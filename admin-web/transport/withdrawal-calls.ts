import type { WithdrawalShown } from '../../domain/day/withdrawal-shown.ts';
import type { WithdrawalWay } from '../../domain/day/withdrawal-way.ts';
import type { WithdrawnTeam } from '../../domain/day/withdrawn-teams.ts';
import { ask, send } from './call.ts';

/** Who leaves, and how; where that is not said it follows from how much the team has played. */
export interface Withdrawal {
  readonly teamId: number;
  readonly games: WithdrawalWay | undefined;
}

/** The calls about teams that leave a tournament, and come back. */
export const withdrawalCalls = {
  /** What a withdrawal would change; nothing is saved. */
  previewWithdrawal: (tournamentId: number, withdrawal: Withdrawal) =>
    send<WithdrawalShown>('POST', `/api/tournaments/${tournamentId}/withdraw`, { ...withdrawal, preview: true }),
  withdrawTeam: (tournamentId: number, withdrawal: Withdrawal, confirm: boolean) =>
    send('POST', `/api/tournaments/${tournamentId}/withdraw`, { ...withdrawal, ...(confirm && { confirm }) }),
  withdrawnTeams: (tournamentId: number) => ask<readonly WithdrawnTeam[]>(`/api/tournaments/${tournamentId}/withdrawn`),
  /** What would change if a withdrawal were taken back; nothing is saved. */
  previewReturn: (tournamentId: number, teamId: number) =>
    send<WithdrawalShown>('POST', `/api/tournaments/${tournamentId}/bring-back`, { teamId, preview: true }),
  bringTeamBack: (tournamentId: number, teamId: number, confirm: boolean) =>
    send('POST', `/api/tournaments/${tournamentId}/bring-back`, { teamId, ...(confirm && { confirm }) }),
};
