import type { HeldForOrganizer } from '../../domain/answer/team/team-in-doubt.ts';
import { call, send } from '../transport/call.ts';

const address = '/api/admin/held-invitations';

export const heldInvitationCalls = {
  waiting: async (): Promise<readonly HeldForOrganizer[]> => (await call<readonly HeldForOrganizer[]>(address)).json,
  send: async (teamId: number): Promise<readonly HeldForOrganizer[]> =>
    (await send<readonly HeldForOrganizer[]>('POST', `${address}/${teamId}`, {})).json,
  drop: async (teamId: number): Promise<readonly HeldForOrganizer[]> =>
    (await call<readonly HeldForOrganizer[]>(`${address}/${teamId}`, { method: 'DELETE' })).json,
};
