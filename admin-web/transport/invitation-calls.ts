import type { HeldForOrganizer } from '../../domain/answer/team/team-in-doubt.ts';
import { ask, send } from './call.ts';

const address = '/api/admin/held-invitations';

/** API calls about invitations that wait for an organizer. */
export const invitationCalls = {
  heldInvitations: () => ask<readonly HeldForOrganizer[]>(address),
  sendHeldInvitations: (teamId: number) => send<readonly HeldForOrganizer[]>('POST', `${address}/${teamId}`, {}),
  dropHeldInvitations: (teamId: number) => send<readonly HeldForOrganizer[]>('DELETE', `${address}/${teamId}`),
};
