import type { Given, Needs } from '../../port/ports.ts';
import { type Invitation, isOutstanding } from '../../rule/invitation/invitation.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import { isClosedToInvitations, noSuchTeam } from '../../rule/team/team.ts';
import { type EntryPorts, openTournament } from '../registration/open-tournament.ts';
import type { InvitationsToSend } from './invitations-to-send.ts';
import { type Invited, type InvitingPorts, inviteByMail } from './invite-by-mail.ts';

/** Sends a captain's invitations to the team. */
export async function sendInvitations(
  given: EntryPorts & InvitingPorts & Needs<'teams'>,
  { teamId, emails }: InvitationsToSend,
): Promise<Invited> {
  const found = await given.teams.find(teamId);
  if (found === undefined) throw noSuchTeam();
  const open = await openTournament(given, found.tournamentId, 'player');
  const team = await given.teams.lock(found.id);
  if (team === undefined) throw noSuchTeam();
  if (isClosedToInvitations(team)) throw waitsForAPlace();
  const invited = await inviteByMail(given, team, open, emails);
  const to = { sent: invited.sent.length, skipped: invited.skipped.length };
  await given.audit.note({ thing: 'team', recordId: team.id, what: 'invitations sent', to });
  return invited;
}

/** Returns the refusal of invitations by a team on the waiting list. */
function waitsForAPlace(): Refusal {
  return new Refusal('conflict', 'Your team is on the waiting list: you can invite players once it has a place');
}

/** Cancels a mailed invitation for a captain, which frees the place it held. Cancelling it again changes nothing. */
export async function cancelInvitation(
  given: Given<'invitations'>,
  asked: { readonly teamId: number; readonly invitationId: number },
): Promise<Invitation> {
  const now = given.clock.now();
  const invitation = (await given.invitations.ofTeam(asked.teamId)).find(({ id }) => id === asked.invitationId);
  if (invitation === undefined) throw new Refusal('not-found', 'Invitation not found');
  if (invitation.cancelledAt !== null) return invitation;
  if (!isOutstanding(invitation, now)) throw new Refusal('conflict', 'This invitation has already ended');
  await given.invitations.cancel(invitation.id, now);
  const from = { invitationId: invitation.id };
  await given.audit.note({ thing: 'team', recordId: asked.teamId, what: 'invitation cancelled', from });
  return { ...invitation, cancelledAt: now };
}
