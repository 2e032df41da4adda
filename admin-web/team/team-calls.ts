import type { PlaceToRelease } from '../../domain/answer/team/team-in-doubt.ts';
import type { Sent } from '../../domain/time/moment.ts';
import type { TeamsDropped } from '../../domain/use-case/team/drop-unconfirmed.ts';
import type { TeamDeletion } from '../../domain/use-case/team/preview-team-deletion.ts';
import { call, send } from '../transport/call.ts';

/** The calls about one team that are no change of its form. */
export const teamCalls = {
  assignCaptain: (teamId: number, playerId: number) => send('PUT', `/api/admin/teams/${teamId}/captain`, { playerId }),
  addPlayer: (teamId: number, playerId: number) => send('POST', `/api/admin/teams/${teamId}/players`, { playerId }),
  removePlayer: (teamId: number, playerId: number) =>
    call(`/api/admin/teams/${teamId}/players/${playerId}`, { method: 'DELETE' }),
  deletion: async (teamId: number): Promise<TeamDeletion> =>
    (await call<TeamDeletion>(`/api/admin/teams/${teamId}/deletion`)).json,
  drop: async (ids: readonly number[], confirm: boolean): Promise<TeamsDropped> =>
    (await send<TeamsDropped>('POST', '/api/admin/teams/drop', { ids, confirm })).json,
  placesToRelease: async (): Promise<readonly Sent<PlaceToRelease>[]> =>
    (await call<readonly Sent<PlaceToRelease>[]>('/api/admin/unconfirmed-places')).json,
  keepPlace: async (teamId: number): Promise<readonly Sent<PlaceToRelease>[]> =>
    (await send<readonly Sent<PlaceToRelease>[]>('POST', `/api/admin/unconfirmed-places/${teamId}/keep`, {})).json,
  mailCaptain: (teamId: number, letter: { readonly subject: string; readonly text: string }) =>
    send('POST', `/api/admin/teams/${teamId}/mail`, letter),
};
