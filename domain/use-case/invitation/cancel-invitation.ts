import { type Invitation, isOutstanding } from '../../invitation/invitation.ts';
import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';

/** Cancels a mailed invitation for a captain, which frees the place it held. Cancelling it again changes nothing. */
export async function cancelInvitation(
  given: Given<'invitations'>,
  asked: { readonly teamId: number; readonly invitationId: number },
): Promise<Invitation> {
  const now = given.clock.now();
  const invitation = (await given.invitations.ofTeam(asked.teamId)).find(({ id }) => id === asked.invitationId);
  if (invitation === undefined) throw new Refusal('not-found', 'Invitation not found');
  if (invitation.cancelledAt !== null) return invitation;
  if (!isOutstanding(invitation, now)) throw new Refusal('conflict', 'This invitation has already ended');
  await given.invitations.cancel(invitation.id, now);
  const from = { invitationId: invitation.id };
  await given.audit.note({ thing: 'team', recordId: asked.teamId, what: 'invitation cancelled', from });
  return { ...invitation, cancelledAt: now };
}
