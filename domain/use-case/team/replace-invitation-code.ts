import type { Given } from '../../port/ports.ts';
import { noSuchTeam, type Team } from '../../team/team.ts';
import { drawInvitationCode } from '../invitation/invitation-code.ts';

/** Gives a team a new invitation code, for a captain or an organizer; the old one, and every mail that carried it, stops working. */
export async function replaceInvitationCode(
  given: Given<'teams' | 'invitations' | 'secrets'>,
  teamId: number,
): Promise<Team> {
  const { teams, invitations, secrets, clock, audit } = given;
  const team = await teams.lock(teamId);
  if (team === undefined) throw noSuchTeam();
  await invitations.cancelOutstanding(teamId, clock.now());
  const changed = await teams.save({ ...team, invitationCode: drawInvitationCode(secrets) });
  await audit.note({ thing: 'team', recordId: teamId, what: 'invitation code replaced' });
  return changed;
}
