import { type Invitation, isOutstanding } from '../../invitation/invitation.ts';
import type { Clock } from '../../port/clock.ts';
import type { Invitations } from '../../port/invitations.ts';
import { Refusal } from '../../refusal/refusal.ts';

/** A captain takes a mailed invitation back, which frees the place it held. Taking it back again changes nothing. */
export class CancelInvitation {
  constructor(
    private readonly invitations: Invitations,
    private readonly clock: Clock,
  ) {}

  async run(asked: { readonly teamId: number; readonly invitationId: number }): Promise<Invitation> {
    const now = this.clock.now();
    const invitation = (await this.invitations.ofTeam(asked.teamId)).find(({ id }) => id === asked.invitationId);
    if (invitation === undefined) throw new Refusal('not-found', 'Invitation not found');
    if (invitation.cancelledAt !== null) return invitation;
    if (!isOutstanding(invitation, now)) throw new Refusal('conflict', 'This invitation has already ended');
    await this.invitations.cancel(invitation.id, now);
    return { ...invitation, cancelledAt: now };
  }
}
