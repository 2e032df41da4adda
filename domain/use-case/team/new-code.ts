import type { Needs } from '../../port/ports.ts';
import { noSuchTeam, type Team } from '../../team/team.ts';
import { drawInvitationCode } from '../invitation/invitation-code.ts';

/** Ports needed to replace an invitation code. */
type CodePorts = Needs<'teams' | 'invitations' | 'secrets' | 'clock'>;

/** Gives a team a new invitation code; the old one, and every mail that carried it, stops working. */
export async function withNewCode({ teams, invitations, secrets, clock }: CodePorts, teamId: number): Promise<Team> {
  const team = await teams.lock(teamId);
  if (team === undefined) throw noSuchTeam();
  await invitations.cancelOutstanding(teamId, clock.now());
  return teams.save({ ...team, invitationCode: drawInvitationCode(secrets) });
}
