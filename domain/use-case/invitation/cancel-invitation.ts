import { type Invitation, isOutstanding } from '../../invitation/invitation.ts';
import type { Audit } from '../../port/audit.ts';
import type { Clock } from '../../port/clock.ts';
import type { Invitations } from '../../port/invitations.ts';
import { Refusal } from '../../refusal/refusal.ts';

/** A captain takes a mailed invitation back, which frees the place it held. Taking it back again changes nothing. */
export class CancelInvitation {
  constructor(
    private readonly invitations: Invitations,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  async run(asked: { readonly teamId: number; readonly invitationId: number }): Promise<Invitation> {
    const now = this.clock.now();
    const invitation = (await this.invitations.ofTeam(asked.teamId)).find(({ id }) => id === asked.invitationId);
    if (invitation === undefined) throw new Refusal('not-found', 'Invitation not found');
    if (invitation.cancelledAt !== null) return invitation;
    if (!isOutstanding(invitation, now)) throw new Refusal('conflict', 'This invitation has already ended');
    await this.invitations.cancel(invitation.id, now);
    const from = { invitationId: invitation.id };
    await this.audit.note({ thing: 'team', recordId: asked.teamId, what: 'invitation cancelled', from });
    return { ...invitation, cancelledAt: now };
  }
}
