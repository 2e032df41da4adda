import type { Invitation, NewInvitation } from '../invitation/invitation.ts';

/** The invitations on file. */
export abstract class Invitations {
  abstract ofTeam(teamId: number): Promise<readonly Invitation[]>;
  /** An invitation takes the place of one to the same address that was not sent. */
  abstract add(invitation: NewInvitation): Promise<void>;
  /** The invitation of a team to an address has served its purpose. */
  abstract use(teamId: number, email: string): Promise<void>;
  abstract cancel(id: number, at: Date): Promise<void>;
  /** Takes back every invitation of a team that somebody could still follow. */
  abstract cancelOutstanding(teamId: number, at: Date): Promise<void>;
}
