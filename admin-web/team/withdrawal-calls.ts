import type { RevisionShown } from '../../domain/bracket/revision-shown.ts';
import type { WithdrawalEntry } from '../../domain/bracket/withdrawal-entry.ts';
import { send } from '../site/call.ts';

/** Who leaves, and what becomes of the games they have still to play. */
export interface Withdrawal {
  readonly teamId: number;
  readonly games: WithdrawalEntry['games'];
}

/** What a withdrawal would change; nothing is saved. */
export async function previewWithdrawal(tournamentId: number, withdrawal: Withdrawal): Promise<RevisionShown> {
  return (await send('POST', `/api/tournaments/${tournamentId}/withdraw`, { ...withdrawal, preview: true })).json;
}

export async function withdrawTeam(tournamentId: number, withdrawal: Withdrawal, confirm: boolean): Promise<void> {
  await send('POST', `/api/tournaments/${tournamentId}/withdraw`, { ...withdrawal, ...(confirm && { confirm }) });
}
