import { call, send } from '../transport/call.ts';

/** What will follow when a team is deleted, or what followed. */
export interface TeamDeletion {
  readonly freeAgents: number;
  readonly told: number;
  readonly requests: number;
}

/** What follows when unconfirmed teams are dropped, or what followed. */
export interface TeamsDropped {
  readonly teams: readonly string[];
  readonly kept: readonly string[];
  readonly registrations: number;
  readonly freeAgents: number;
}

/** A place that nobody has confirmed, and when it is released. */
export interface PlaceToRelease {
  readonly teamId: number;
  readonly team: string;
  readonly tournament: string;
  readonly askedAt: string | null;
  readonly remindedAt: string | null;
  readonly releaseAt: string;
}

/** The calls about one team that are no change of its form. */
export const teamCalls = {
  assignCaptain: (teamId: number, playerId: number) => send('PUT', `/api/admin/teams/${teamId}/captain`, { playerId }),
  addPlayer: (teamId: number, playerId: number) => send('POST', `/api/admin/teams/${teamId}/players`, { playerId }),
  removePlayer: (teamId: number, playerId: number) =>
    call(`/api/admin/teams/${teamId}/players/${playerId}`, { method: 'DELETE' }),
  deletion: async (teamId: number): Promise<TeamDeletion> => (await call(`/api/admin/teams/${teamId}/deletion`)).json,
  drop: async (ids: readonly number[], confirm: boolean): Promise<TeamsDropped> =>
    (await send('POST', '/api/admin/teams/drop', { ids, confirm })).json,
  placesToRelease: async (): Promise<readonly PlaceToRelease[]> => (await call('/api/admin/unconfirmed-places')).json,
  keepPlace: async (teamId: number): Promise<readonly PlaceToRelease[]> =>
    (await send('POST', `/api/admin/unconfirmed-places/${teamId}/keep`, {})).json,
  mailCaptain: (teamId: number, letter: { readonly subject: string; readonly text: string }) =>
    send('POST', `/api/admin/teams/${teamId}/mail`, letter),
};
