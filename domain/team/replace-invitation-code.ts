import { drawInvitationCode } from '../invitation/invitation-code.ts';
import type { Invitations } from '../invitation/invitations.ts';
import type { Secrets } from '../secret/secrets.ts';
import type { Clock } from '../time/clock.ts';
import { noSuchTeam, type Team } from './team.ts';
import type { Teams } from './teams.ts';

/** A captain replaces the invitation code: the old one, and every mail that carried it, leads nowhere any more. */
export class ReplaceInvitationCode {
  constructor(
    private readonly teams: Teams,
    private readonly invitations: Invitations,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  async run(teamId: number): Promise<Team> {
    const team = await this.teams.lock(teamId);
    if (team === undefined) throw noSuchTeam();
    await this.invitations.cancelOutstanding(teamId, this.clock.now());
    return this.teams.save({ ...team, invitationCode: drawInvitationCode(this.secrets) });
  }
}
