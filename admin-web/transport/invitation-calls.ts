import type { WaitingForOrganizer } from '../../domain/answer/team/team-in-doubt.ts';
import { ask, send } from './call.ts';

const address = '/api/admin/held-invitations';

/** API calls about invitations that wait for an organizer. */
export const invitationCalls = {
  heldInvitations: () => ask<readonly WaitingForOrganizer[]>(address),
  sendHeldInvitations: (teamId: number) => send<readonly WaitingForOrganizer[]>('POST', `${address}/${teamId}`, {}),
  dropHeldInvitations: (teamId: number) => send<readonly WaitingForOrganizer[]>('DELETE', `${address}/${teamId}`),
};
