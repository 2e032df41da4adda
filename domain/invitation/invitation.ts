/** An invitation lasts so many days. */
export const invitationDays = 14;

/** The most invitations one team ever mails. */
export const mostInvitationsOfATeam = 12;

/** So many invitations leave in an hour before their captains' mailboxes have answered, from one source and in all. */
export const earlyInvitations = { ofOneSource: 8, inAll: 60 } as const;

/** So many invitations leave in a day by themselves, whoever's mailbox has answered; an organizer sends what is beyond. */
export const invitationsOfADay = { ofOneSource: 120, inAll: 2000 } as const;

/** A mail that asked somebody to join a team. It ends on use, after 14 days, or when cancelled. */
export interface Invitation {
  readonly id: number;
  readonly teamId: number;
  readonly invitationCode: string;
  readonly email: string;
  /** Its letter was not written: the address had had enough letters that day. */
  readonly isUnsent: boolean;
  readonly isUsed: boolean;
  /** When the captain took it back; null for one that was not. */
  readonly cancelledAt: Date | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export type NewInvitation = Omit<Invitation, 'id' | 'isUsed' | 'cancelledAt'>;

/** Whether somebody may still follow it. */
export function isOutstanding(invitation: Invitation, now: Date): boolean {
  return !invitation.isUsed && !invitation.isUnsent && invitation.cancelledAt === null && invitation.expiresAt > now;
}

export const invitationStates = ['sent', 'unsent', 'used', 'ended', 'cancelled'] as const;

export type InvitationState = (typeof invitationStates)[number];

/** What became of an invitation: on its way, never mailed, followed, over after 14 days, or taken back. */
export function invitationState(invitation: Invitation, now: Date): InvitationState {
  if (invitation.isUsed) return 'used';
  if (invitation.cancelledAt !== null) return 'cancelled';
  if (invitation.isUnsent) return 'unsent';
  return isOutstanding(invitation, now) ? 'sent' : 'ended';
}

/** What a team has invited so far, counted: mails that somebody may still follow, that wait to be sent, and all sent. */
export interface InvitedSoFar {
  readonly openPlaces: number;
  readonly outstanding: number;
  readonly waiting: number;
  readonly mailed: number;
}

/** How many more a team can invite: an invitation on its way holds a place, and a team mails twelve in all. */
export function invitationsLeft({ openPlaces, outstanding, waiting, mailed }: InvitedSoFar): number {
  return Math.max(0, Math.min(openPlaces - outstanding, mostInvitationsOfATeam - mailed) - waiting);
}

/** When an invitation made now ends. */
export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + invitationDays * 24 * 60 * 60 * 1000);
}

/** Why somebody whom a captain has named got no invitation. */
export type WhyNotInvited =
  | 'invited before'
  | 'no open place'
  | 'enough letters'
  | 'waits for an organizer'
  | 'the captain';
