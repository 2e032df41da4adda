import { call, send } from '../site/call.ts';

/** The calls about one team that are no change of its form. */
export const teamCalls = {
  assignCaptain: (teamId: number, playerId: number) => send('PUT', `/api/admin/teams/${teamId}/captain`, { playerId }),
  addPlayer: (teamId: number, playerId: number) => send('POST', `/api/admin/teams/${teamId}/players`, { playerId }),
  removePlayer: (teamId: number, playerId: number) =>
    call(`/api/admin/teams/${teamId}/players/${playerId}`, { method: 'DELETE' }),
  replaceCode: (teamId: number) => send('POST', `/api/admin/teams/${teamId}/invitation-code`),
  mailCaptain: (teamId: number, letter: { readonly subject: string; readonly text: string }) =>
    send('POST', `/api/admin/teams/${teamId}/mail`, letter),
};
