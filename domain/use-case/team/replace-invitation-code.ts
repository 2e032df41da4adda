import type { Clock } from '../../port/clock.ts';
import type { Invitations } from '../../port/invitations.ts';
import type { Secrets } from '../../port/secrets.ts';
import type { Teams } from '../../port/teams.ts';
import type { Team } from '../../team/team.ts';
import { withNewCode } from './new-code.ts';

/** A captain replaces the invitation code of the team. */
export class ReplaceInvitationCode {
  constructor(
    readonly teams: Teams,
    readonly invitations: Invitations,
    readonly secrets: Secrets,
    readonly clock: Clock,
  ) {}

  run(teamId: number): Promise<Team> {
    return withNewCode(this, teamId);
  }
}
