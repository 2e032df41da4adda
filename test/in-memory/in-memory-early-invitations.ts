import { earlyInvitations, invitationsOfADay } from '../../domain/invitation/invitation.ts';
import { EarlyInvitations } from '../../domain/port/early-invitations.ts';

/** The allowance of one source in an hour that does not pass. */
export class InMemoryEarlyInvitations extends EarlyInvitations {
  private left: number = earlyInvitations.ofOneSource;

  private leftOfDay: number = invitationsOfADay.ofOneSource;

  override async take(wanted: number): Promise<number> {
    const taken = Math.min(wanted, this.left);
    this.left -= taken;
    return taken;
  }

  override async takeOfDay(wanted: number): Promise<number> {
    const taken = Math.min(wanted, this.leftOfDay);
    this.leftOfDay -= taken;
    return taken;
  }
}
