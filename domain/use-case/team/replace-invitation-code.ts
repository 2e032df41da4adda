import type { Audit } from '../../port/audit.ts';
import type { Clock } from '../../port/clock.ts';
import type { Invitations } from '../../port/invitations.ts';
import type { Secrets } from '../../port/secrets.ts';
import type { Teams } from '../../port/teams.ts';
import type { Team } from '../../team/team.ts';
import { withNewCode } from './new-code.ts';

/** A captain or an organizer replaces a team's invitation code. */
export class ReplaceInvitationCode {
  constructor(
    readonly teams: Teams,
    readonly invitations: Invitations,
    readonly secrets: Secrets,
    readonly clock: Clock,
    readonly audit: Audit,
  ) {}

  async run(teamId: number): Promise<Team> {
    const team = await withNewCode(this, teamId);
    await this.audit.note({ thing: 'team', recordId: teamId, what: 'invitation code replaced' });
    return team;
  }
}
