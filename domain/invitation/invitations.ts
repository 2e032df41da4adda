import type { Invitation, NewInvitation } from './invitation.ts';

/** The invitations on file. */
export abstract class Invitations {
  abstract ofTeam(teamId: number): Promise<readonly Invitation[]>;
  abstract add(invitation: NewInvitation): Promise<void>;
  /** The invitation of a team to an address has served its purpose. */
  abstract use(teamId: number, email: string): Promise<void>;
}
