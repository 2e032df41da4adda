import type { Audit } from '../../port/audit.ts';
import type { Clock } from '../../port/clock.ts';
import type { Teams } from '../../port/teams.ts';
import { noSuchTeam, type Team } from '../../team/team.ts';
import type { AskingPorts } from '../join-request/request-to-join.ts';
import { tellOpenRequests } from '../join-request/tell-open-requests.ts';
import { captainLink } from '../mail/sealed-mail.ts';
import { captainLinkLetter } from './captain-link-letter.ts';

/** A captain's link got into other hands: a new one is mailed to the address on file, and all before it end. */
export class ReplaceCaptainLink {
  constructor(
    private readonly teams: Teams,
    private readonly mail: AskingPorts,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  async run(teamId: number): Promise<Team> {
    const found = await this.teams.lock(teamId);
    if (found === undefined) throw noSuchTeam();
    const team = await this.teams.save({ ...found, captainLinkNumber: found.captainLinkNumber + 1 });
    const { captainLinkNumber } = team;
    await this.audit.note({
      thing: 'team',
      recordId: teamId,
      what: 'captain link replaced',
      to: { captainLinkNumber },
    });
    const now = this.clock.now();
    await this.mail.outbox.post(captainLinkLetter(team, captainLink(this.mail, team, now), 'new'));
    await tellOpenRequests(this.mail, team, now);
    return team;
  }
}
