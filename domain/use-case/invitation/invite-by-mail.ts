import type { Needs } from '../../port/ports.ts';
import {
  type Invitation,
  invitationEnd,
  invitationsLeft,
  isOutstanding,
  type WhyNotInvited,
} from '../../rule/invitation/invitation.ts';
import type { DelayedLetters } from '../../rule/mail/delayed-letters.ts';
import type { Team } from '../../rule/team/team.ts';
import type { OpenTournament } from '../registration/open-tournament.ts';
import { invitationLetter } from './invitation-letter.ts';

/** Ports needed to write and mail invitations. */
export type InvitingPorts = Needs<'invitations' | 'outbox' | 'links' | 'seal'>;

/** Result of inviting: addresses invited now, those of the captain's that leave later because of the pace, and addresses skipped with the reason. */
export interface Invited {
  readonly sent: readonly string[];
  readonly delayed: DelayedLetters | null;
  readonly skipped: readonly { readonly email: string; readonly why: WhyNotInvited }[];
}

/**
 * Invites people by mail: each address once, at most as many outstanding as there are open places, and twelve a
 * team in all. An address with an open invitation gets no second mail. The addresses of a
 * team on the waiting list are kept until it has a place. The outbox paces the letters of a captain whose mailbox
 * has not answered.
 */
export async function inviteByMail(
  ports: InvitingPorts,
  team: Team,
  open: OpenTournament,
  emails: readonly string[],
): Promise<Invited> {
  if (emails.length === 0) return { sent: [], delayed: null, skipped: [] };
  if (team.waitlistedAt !== null) {
    for (const email of emails) await note(ports, team, open, { email, isUnsent: true });
    return { sent: [], delayed: null, skipped: [] };
  }
  const { fresh, skipped } = whomToInvite(emails, await ports.invitations.ofTeam(team.id), team, open.now);
  const sent: string[] = [];
  const unsent: string[] = [];
  for (const email of fresh) ((await invite(ports, team, open, email)) === 'too many' ? unsent : sent).push(email);
  const enough = unsent.map((email) => ({ email, why: 'enough letters' as const }));
  const delayed = await ports.outbox.delayed(team.captainEmail);
  return { sent, delayed, skipped: [...enough, ...skipped] };
}

async function invite(ports: InvitingPorts, team: Team, open: OpenTournament, email: string) {
  const posting = await ports.outbox.post(invitationLetter(email, team, open, ports));
  await note(ports, team, open, { email, isUnsent: posting === 'too many' });
  return posting;
}

function note(
  { invitations }: InvitingPorts,
  { id: teamId, invitationCode }: Team,
  { now }: OpenTournament,
  invited: Pick<Invitation, 'email' | 'isUnsent'>,
): Promise<void> {
  return invitations.add({ teamId, invitationCode, createdAt: now, expiresAt: invitationEnd(now), ...invited });
}

function whomToInvite(named: readonly string[], earlier: readonly Invitation[], team: Team, now: Date) {
  const isCaptain = (email: string) => email.toLowerCase() === team.captainEmail.toLowerCase();
  const emails = named.filter((email) => !isCaptain(email));
  const invitations = earlier.filter(({ isUnsent, isUsed }) => isUsed || !isUnsent);
  const holders = new Set(invitations.filter((one) => isOutstanding(one, now)).map(({ email }) => email.toLowerCase()));
  const past = new Set(invitations.map(({ email }) => email.toLowerCase()));
  const openPlaces = team.maxPlayers - team.currentPlayers;
  const left = invitationsLeft({ openPlaces, outstanding: holders.size, mailed: invitations.length });
  const known = emails.filter((email) => holders.has(email.toLowerCase()));
  const strangers = emails.filter((email) => !past.has(email.toLowerCase()));
  const over = emails.filter((email) => past.has(email.toLowerCase()) && !holders.has(email.toLowerCase()));
  const fresh = strangers.slice(0, left);
  const skipped = [
    ...named.filter(isCaptain).map((email) => ({ email, why: 'the captain' as const })),
    ...known.map((email) => ({ email, why: 'has one' as const })),
    ...over.map((email) => ({ email, why: 'invited before' as const })),
    ...strangers.slice(fresh.length).map((email) => ({ email, why: 'no open place' as const })),
  ];
  return { fresh, skipped };
}
