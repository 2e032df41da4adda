import { type Invitation, invitationEnd, isOutstanding, mostInvitationsOfATeam } from '../../invitation/invitation.ts';
import type { Invitations } from '../../port/invitations.ts';
import type { Outbox } from '../../port/outbox.ts';
import type { Seal } from '../../port/seal.ts';
import type { WaitingList } from '../../port/waiting-list.ts';
import type { Links } from '../../site/links.ts';
import type { Team } from '../../team/team.ts';
import type { OpenTournament } from '../entry/open-tournament.ts';
import { invitationLetter } from './invitation-letter.ts';

/** Where invitations are written and mailed. */
export class InvitingPorts {
  constructor(
    readonly invitations: Invitations,
    readonly outbox: Outbox,
    readonly links: Links,
    readonly waitingList: WaitingList,
    readonly seal: Seal,
  ) {}
}

/** Who holds an invitation now, and who got none and why. */
export interface Invited {
  readonly sent: readonly string[];
  readonly skipped: readonly { readonly email: string; readonly reason: string }[];
}

/**
 * Invites people by mail: each address once, at most as many outstanding as there are open places, and
 * twelve a team in all. An address that holds an invitation already counts as invited and gets no second mail.
 * A team that waits for a place invites nobody: the addresses are kept until it has one.
 */
export async function inviteByMail(
  { invitations, outbox, links, waitingList }: InvitingPorts,
  team: Team,
  open: OpenTournament,
  emails: readonly string[],
): Promise<Invited> {
  if (team.waitlistedAt !== null) {
    await waitingList.holdInvitations(team.id, emails);
    return { sent: [], skipped: [] };
  }
  const { now } = open;
  const earlier = await invitations.ofTeam(team.id);
  const invited = whomToInvite(emails, earlier, team, now);
  for (const email of invited.fresh) {
    await invitations.add({
      teamId: team.id,
      invitationCode: team.invitationCode,
      email,
      createdAt: now,
      expiresAt: invitationEnd(now),
    });
    await outbox.post(invitationLetter(email, team, open, links));
  }
  return { sent: [...invited.known, ...invited.fresh], skipped: invited.skipped };
}

function whomToInvite(emails: readonly string[], earlier: readonly Invitation[], team: Team, now: Date) {
  const holders = new Set(earlier.filter((one) => isOutstanding(one, now)).map(({ email }) => email.toLowerCase()));
  const past = new Set(earlier.map(({ email }) => email.toLowerCase()));
  const places = Math.min(
    team.maxPlayers - team.currentPlayers - holders.size,
    mostInvitationsOfATeam - earlier.length,
  );
  const known = emails.filter((email) => holders.has(email.toLowerCase()));
  const strangers = emails.filter((email) => !past.has(email.toLowerCase()));
  const over = emails.filter((email) => past.has(email.toLowerCase()) && !holders.has(email.toLowerCase()));
  const fresh = strangers.slice(0, Math.max(0, places));
  const skipped = [
    ...over.map((email) => ({ email, reason: 'This address was invited before' })),
    ...strangers.slice(fresh.length).map((email) => ({ email, reason: 'There is no open place left to invite for' })),
  ];
  return { known, fresh, skipped };
}
