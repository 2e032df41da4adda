import { call, send } from '../transport/call.ts';

/** The invitations of a team that wait for an organizer. */
export interface HeldInvitations {
  readonly teamId: number;
  readonly team: string;
  readonly captainEmail: string;
  readonly invitations: number;
}

const address = '/api/admin/held-invitations';

export const heldInvitationCalls = {
  waiting: async (): Promise<readonly HeldInvitations[]> => (await call(address)).json,
  send: async (teamId: number): Promise<readonly HeldInvitations[]> =>
    (await send('POST', `${address}/${teamId}`, {})).json,
  drop: async (teamId: number): Promise<readonly HeldInvitations[]> =>
    (await call(`${address}/${teamId}`, { method: 'DELETE' })).json,
};
