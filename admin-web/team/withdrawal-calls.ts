import type { GamePreview } from '../../domain/game/preview-game.ts';
import { send } from '../site/call.ts';

/** What a withdrawal would change; nothing is saved. */
export async function previewWithdrawal(tournamentId: number, teamId: number): Promise<GamePreview> {
  return (await send('POST', `/api/tournaments/${tournamentId}/withdraw`, { teamId, preview: true })).json;
}

export async function withdrawTeam(tournamentId: number, teamId: number, confirm: boolean): Promise<void> {
  await send('POST', `/api/tournaments/${tournamentId}/withdraw`, { teamId, ...(confirm && { confirm }) });
}
