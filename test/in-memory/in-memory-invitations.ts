import { Invitations } from '../../domain/port/invitations.ts';
import { type Invitation, isOutstanding, type NewInvitation } from '../../domain/rule/invitation/invitation.ts';

/** Invitations on file for as long as a test lasts. */
export class InMemoryInvitations extends Invitations {
  private invitations: readonly Invitation[] = [];
  private lastId = 0;

  override async ofTeam(teamId: number): Promise<readonly Invitation[]> {
    return this.invitations.filter((invitation) => invitation.teamId === teamId);
  }

  override async add(newcomer: NewInvitation): Promise<void> {
    this.lastId += 1;
    const isSame = ({ teamId, email }: NewInvitation) =>
      teamId === newcomer.teamId && email.toLowerCase() === newcomer.email.toLowerCase();
    const others = this.invitations.filter((one) => !isSame(one));
    this.invitations = [...others, { ...newcomer, id: this.lastId, isUsed: false, cancelledAt: null }];
  }

  /** The invitations of a team go with it. */
  removeOfTeam(teamId: number): void {
    this.invitations = this.invitations.filter((one) => one.teamId !== teamId);
  }

  override async use(teamId: number, email: string): Promise<void> {
    const isMeant = (one: Invitation) => one.teamId === teamId && one.email.toLowerCase() === email.toLowerCase();
    this.invitations = this.invitations.map((one) => (isMeant(one) ? { ...one, isUsed: true } : one));
  }

  override async cancel(id: number, at: Date): Promise<void> {
    this.invitations = this.invitations.map((one) => (one.id === id ? { ...one, cancelledAt: at } : one));
  }

  override async cancelOutstanding(teamId: number, at: Date): Promise<void> {
    const isMeant = (one: Invitation) => one.teamId === teamId && isOutstanding(one, at);
    this.invitations = this.invitations.map((one) => (isMeant(one) ? { ...one, cancelledAt: at } : one));
  }
}
