import type { Given } from '../../port/ports.ts';
import type { Team } from '../../team/team.ts';
import { withNewCode } from './new-code.ts';

/** Replaces a team's invitation code, for a captain or an organizer. */
export class ReplaceInvitationCode {
  constructor(private readonly ports: Given<'teams' | 'invitations' | 'secrets'>) {}

  async run(teamId: number): Promise<Team> {
    const team = await withNewCode(this.ports, teamId);
    await this.ports.audit.note({ thing: 'team', recordId: teamId, what: 'invitation code replaced' });
    return team;
  }
}
