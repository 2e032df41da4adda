import type { RevisionShown } from '../../domain/day/revision-shown.ts';
import type { WithdrawnTeam } from '../../domain/day/withdrawn-teams.ts';
import type { WithdrawalEntry } from '../../domain/use-case/bracket/withdrawal-entry.ts';
import { ask, send } from './call.ts';

/** Who leaves, and what becomes of the games they have still to play. */
export interface Withdrawal {
  readonly teamId: number;
  readonly games: WithdrawalEntry['games'];
}

/** The calls about teams that leave a tournament, and come back. */
export const withdrawalCalls = {
  /** What a withdrawal would change; nothing is saved. */
  previewWithdrawal: (tournamentId: number, withdrawal: Withdrawal) =>
    send<RevisionShown>('POST', `/api/tournaments/${tournamentId}/withdraw`, { ...withdrawal, preview: true }),
  withdrawTeam: (tournamentId: number, withdrawal: Withdrawal, confirm: boolean) =>
    send('POST', `/api/tournaments/${tournamentId}/withdraw`, { ...withdrawal, ...(confirm && { confirm }) }),
  withdrawnTeams: (tournamentId: number) => ask<readonly WithdrawnTeam[]>(`/api/tournaments/${tournamentId}/withdrawn`),
  /** What would change if a withdrawal were taken back; nothing is saved. */
  previewReturn: (tournamentId: number, teamId: number) =>
    send<RevisionShown>('POST', `/api/tournaments/${tournamentId}/bring-back`, { teamId, preview: true }),
  bringTeamBack: (tournamentId: number, teamId: number, confirm: boolean) =>
    send('POST', `/api/tournaments/${tournamentId}/bring-back`, { teamId, ...(confirm && { confirm }) }),
};
