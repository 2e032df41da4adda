import type { Invitation, NewInvitation } from '../rule/invitation/invitation.ts';

/** Invitations on file. */
export abstract class Invitations {
  abstract ofTeam(teamId: number): Promise<readonly Invitation[]>;
  /** Adds an invitation; it replaces one to the same address that was not sent. */
  abstract add(invitation: NewInvitation): Promise<void>;
  /** Marks a team's invitation to an address as used. */
  abstract use(teamId: number, email: string): Promise<void>;
  abstract cancel(id: number, at: Date): Promise<void>;
  /** Cancels every invitation of a team that could still be followed. */
  abstract cancelOutstanding(teamId: number, at: Date): Promise<void>;
}
