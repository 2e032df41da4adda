/** Days for which an invitation is valid. */
export const invitationDays = 14;

/** Maximum of invitations that one team ever mails. */
export const mostInvitationsOfATeam = 12;

/** Emailed invitation to join a team. It ends on use, after 14 days, or when cancelled. */
export interface Invitation {
  readonly id: number;
  readonly teamId: number;
  readonly invitationCode: string;
  readonly email: string;
  /** Whether no letter was written for it: its team waits for a place, or a limit of letters was reached. */
  readonly isUnsent: boolean;
  readonly isUsed: boolean;
  /** Moment at which the captain cancelled it; null while not cancelled. */
  readonly cancelledAt: Date | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export type NewInvitation = Omit<Invitation, 'id' | 'isUsed' | 'cancelledAt'>;

/** Tells whether the invitation can still be used. */
export function isOutstanding(invitation: Invitation, now: Date): boolean {
  return !invitation.isUsed && !invitation.isUnsent && invitation.cancelledAt === null && invitation.expiresAt > now;
}

const invitationStates = ['waiting', 'sent', 'unsent', 'used', 'ended', 'cancelled'] as const;

export type InvitationState = (typeof invitationStates)[number];

/** Returns the state of a team's invitation: waiting for the team's place, sent, never mailed, used, expired after 14 days, or cancelled. */
export function invitationState(
  invitation: Invitation,
  { waitlistedAt }: { readonly waitlistedAt: Date | null },
  now: Date,
): InvitationState {
  if (invitation.isUsed) return 'used';
  if (invitation.cancelledAt !== null) return 'cancelled';
  if (invitation.isUnsent) return waitlistedAt === null ? 'unsent' : 'waiting';
  return isOutstanding(invitation, now) ? 'sent' : 'ended';
}

/** Counts of a team's invitations: those still open, and all sent; with the team's open places. */
interface InvitedSoFar {
  readonly openPlaces: number;
  readonly outstanding: number;
  readonly mailed: number;
}

/** Returns the number of further invitations a team can make: an open invitation holds a place, and a team mails twelve in all. */
export function invitationsLeft({ openPlaces, outstanding, mailed }: InvitedSoFar): number {
  return Math.max(0, Math.min(openPlaces - outstanding, mostInvitationsOfATeam - mailed));
}

/** Returns the end of an invitation made now. */
export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + invitationDays * 24 * 60 * 60 * 1000);
}

/** Reason why somebody named by a captain got no invitation. */
export type WhyNotInvited = 'has one' | 'invited before' | 'no open place' | 'enough letters' | 'the captain';
