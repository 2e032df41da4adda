import { Injectable } from '@nestjs/common';
import { invitedTeam } from '../../domain/answer/invitation/invited-team.ts';
import { publicTeam } from '../../domain/answer/team/public-team.ts';
import type { PublicNames } from '../../domain/player/public-name.ts';
import { Clock } from '../../domain/port/clock.ts';
import { easternYear } from '../../domain/time/eastern.ts';
import { invalidInvitation } from '../../domain/use-case/invitation/invitation-code.ts';
import { invitationCode } from '../../domain/use-case/invitation/join-by-code.ts';
import { Settings } from '../process/settings.ts';
import { Failures } from '../session/failures.ts';
import { PostgresTeams, type TeamSearch } from './postgres-teams.ts';

/** The teams as the public sees them. */
@Injectable()
export class PublicTeams {
  private readonly names: PublicNames;

  constructor(
    private readonly teams: PostgresTeams,
    private readonly failures: Failures,
    private readonly clock: Clock,
    { publicNames }: Settings,
  ) {
    this.names = publicNames;
  }

  async list(sought: TeamSearch) {
    return (await this.teams.list(sought)).map((found) => publicTeam(found, this.year, this.names));
  }

  /** Unknown, replaced, closed and full codes are answered alike; only a code that no team has counts as a guess. */
  async invited(written: string, address: string) {
    const reading = invitationCode.read(written, { year: this.year });
    const code = 'value' in reading ? reading.value : '';
    const invited = await this.teams.invited(code, this.clock.now());
    if (invited !== undefined) return invitedTeam(invited.found, invited.roster, this.year, this.names);
    if ((await this.teams.withCode(code)) === undefined) await this.failures.count('code-address', address);
    throw invalidInvitation();
  }

  private get year(): number {
    return easternYear(this.clock.now());
  }
}
