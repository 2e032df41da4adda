import type { RevisionShown } from '../../domain/day/revision-shown.ts';
import type { WithdrawnTeam } from '../../domain/day/withdrawn-teams.ts';
import type { WithdrawalEntry } from '../../domain/use-case/bracket/withdrawal-entry.ts';
import { call, send } from '../transport/call.ts';

/** Who leaves, and what becomes of the games they have still to play. */
export interface Withdrawal {
  readonly teamId: number;
  readonly games: WithdrawalEntry['games'];
}

/** What a withdrawal would change; nothing is saved. */
export async function previewWithdrawal(tournamentId: number, withdrawal: Withdrawal): Promise<RevisionShown> {
  return (
    await send<RevisionShown>('POST', `/api/tournaments/${tournamentId}/withdraw`, { ...withdrawal, preview: true })
  ).json;
}

export async function withdrawTeam(tournamentId: number, withdrawal: Withdrawal, confirm: boolean): Promise<void> {
  await send('POST', `/api/tournaments/${tournamentId}/withdraw`, { ...withdrawal, ...(confirm && { confirm }) });
}

/** The teams that have withdrawn. */
export async function withdrawnTeams(tournamentId: number): Promise<readonly WithdrawnTeam[]> {
  return (await call<readonly WithdrawnTeam[]>(`/api/tournaments/${tournamentId}/withdrawn`)).json;
}

/** What would change if a withdrawal were taken back; nothing is saved. */
export async function previewReturn(tournamentId: number, teamId: number): Promise<RevisionShown> {
  return (await send<RevisionShown>('POST', `/api/tournaments/${tournamentId}/bring-back`, { teamId, preview: true }))
    .json;
}

export async function bringTeamBack(tournamentId: number, teamId: number, confirm: boolean): Promise<void> {
  await send('POST', `/api/tournaments/${tournamentId}/bring-back`, { teamId, ...(confirm && { confirm }) });
}
