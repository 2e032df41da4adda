import {
  type Invitation,
  invitationEnd,
  invitationsLeft,
  isOutstanding,
  type WhyNotInvited,
} from '../../invitation/invitation.ts';
import type { Needs } from '../../port/ports.ts';
import type { Team } from '../../team/team.ts';
import type { OpenTournament } from '../entry/open-tournament.ts';
import { invitationLetter } from './invitation-letter.ts';

/** Ports needed to write and mail invitations. */
export type InvitingPorts = Needs<
  'invitations' | 'outbox' | 'links' | 'waitingList' | 'seal' | 'mailboxes' | 'earlyInvitations'
>;

/** Result of inviting: addresses with an invitation, addresses waiting for the captain's mailbox to be confirmed, and addresses skipped with the reason. */
export interface Invited {
  readonly sent: readonly string[];
  readonly held: readonly string[];
  readonly skipped: readonly { readonly email: string; readonly why: WhyNotInvited }[];
}

/**
 * Invites people by mail: each address once, at most as many outstanding as there are open places, and twelve a
 * team in all. An address with an open invitation counts as invited and gets no second mail. The addresses of a
 * team on the waiting list are kept until it has a place. While the captain's mailbox is not confirmed only a few
 * invitations leave, and the others are kept until it is. Invitations beyond the day's allowance are left to an
 * organizer.
 */
export async function inviteByMail(
  ports: InvitingPorts,
  team: Team,
  open: OpenTournament,
  emails: readonly string[],
): Promise<Invited> {
  const { invitations, waitingList, mailboxes, earlyInvitations } = ports;
  if (emails.length === 0) return { sent: [], held: [], skipped: [] };
  if (team.waitlistedAt !== null) {
    await waitingList.holdInvitations(team.id, emails);
    return { sent: [], held: [], skipped: [] };
  }
  const forOrganizer = await waitingList.heldForOrganizer(team.id);
  const held = [...(await waitingList.heldInvitations(team.id)), ...forOrganizer];
  const earlier = { invitations: await invitations.ofTeam(team.id), held };
  const { known, waiting, fresh, skipped } = whomToInvite(emails, earlier, team, open.now);
  const isTrusted = fresh.length === 0 || (await mailboxes.confirmedAt(team.captainEmail)) !== undefined;
  const allowed = fresh.slice(0, isTrusted ? fresh.length : await earlyInvitations.take(fresh.length));
  const leaving = allowed.slice(0, await earlyInvitations.takeOfDay(allowed.length));
  const later = fresh.slice(allowed.length);
  const beyond = allowed.slice(leaving.length);
  const sent: string[] = [];
  const unsent: string[] = [];
  for (const email of leaving) ((await invite(ports, team, open, email)) === 'written' ? sent : unsent).push(email);
  if (later.length > 0) await waitingList.holdInvitations(team.id, later);
  if (beyond.length > 0) await waitingList.holdForOrganizer(team.id, beyond);
  const tired = unsent.map((email) => ({ email, why: 'enough letters' as const }));
  const asked = beyond.map((email) => ({ email, why: 'waits for an organizer' as const }));
  return { sent: [...known, ...sent], held: [...waiting, ...later], skipped: [...asked, ...tired, ...skipped] };
}

async function invite(ports: InvitingPorts, team: Team, open: OpenTournament, email: string) {
  const { invitations, outbox } = ports;
  const posting = await outbox.post(invitationLetter(email, team, open, ports));
  await invitations.add({
    teamId: team.id,
    invitationCode: team.invitationCode,
    email,
    createdAt: open.now,
    expiresAt: invitationEnd(open.now),
    isUnsent: posting === 'too many',
  });
  return posting;
}

/** Earlier invitations of a team. */
interface Earlier {
  readonly invitations: readonly Invitation[];
  readonly held: readonly string[];
}

function whomToInvite(named: readonly string[], earlier: Earlier, team: Team, now: Date) {
  const { held } = earlier;
  const isCaptain = (email: string) => email.toLowerCase() === team.captainEmail.toLowerCase();
  const emails = named.filter((email) => !isCaptain(email));
  const invitations = earlier.invitations.filter(({ isUnsent, isUsed }) => isUsed || !isUnsent);
  const holders = new Set(invitations.filter((one) => isOutstanding(one, now)).map(({ email }) => email.toLowerCase()));
  const waits = new Set(held.map((email) => email.toLowerCase()));
  const past = new Set(invitations.map(({ email }) => email.toLowerCase()));
  const openPlaces = team.maxPlayers - team.currentPlayers;
  const left = invitationsLeft({
    openPlaces,
    outstanding: holders.size,
    waiting: waits.size,
    mailed: invitations.length,
  });
  const known = emails.filter((email) => holders.has(email.toLowerCase()));
  const waiting = emails.filter((email) => waits.has(email.toLowerCase()) && !holders.has(email.toLowerCase()));
  const strangers = emails.filter((email) => !past.has(email.toLowerCase()) && !waits.has(email.toLowerCase()));
  const over = emails.filter((email) => past.has(email.toLowerCase()) && !holders.has(email.toLowerCase()));
  const fresh = strangers.slice(0, left);
  const skipped = [
    ...named.filter(isCaptain).map((email) => ({ email, why: 'the captain' as const })),
    ...over.map((email) => ({ email, why: 'invited before' as const })),
    ...strangers.slice(fresh.length).map((email) => ({ email, why: 'no open place' as const })),
  ];
  return { known, waiting, fresh, skipped };
}
