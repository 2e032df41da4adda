import type { Clock } from '../../port/clock.ts';
import type { Invitations } from '../../port/invitations.ts';
import type { Secrets } from '../../port/secrets.ts';
import type { Teams } from '../../port/teams.ts';
import { noSuchTeam, type Team } from '../../team/team.ts';
import { drawInvitationCode } from '../invitation/invitation-code.ts';

/** What a new code needs to be drawn and to take the place of the old one. */
export interface CodePorts {
  readonly teams: Teams;
  readonly invitations: Invitations;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

/** Gives a team a new invitation code: the old one, and every mail that carried it, leads nowhere any more. */
export async function withNewCode({ teams, invitations, secrets, clock }: CodePorts, teamId: number): Promise<Team> {
  const team = await teams.lock(teamId);
  if (team === undefined) throw noSuchTeam();
  await invitations.cancelOutstanding(teamId, clock.now());
  return teams.save({ ...team, invitationCode: drawInvitationCode(secrets) });
}
