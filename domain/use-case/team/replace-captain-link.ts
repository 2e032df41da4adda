import type { Given } from '../../port/ports.ts';
import type { Team } from '../../team/team.ts';
import { captainOnFile } from '../entry/captain-on-file.ts';
import type { AskingPorts } from '../join-request/request-to-join.ts';
import { tellOpenRequests } from '../join-request/tell-open-requests.ts';
import { captainLink } from '../mail/sealed-mail.ts';
import { captainLinkLetter } from './captain-link-letter.ts';
import { lockTeam } from './lock-team.ts';

/** Replaces a captain's link that others may know: a new one is mailed to the address on file, and all earlier ones end. */
export class ReplaceCaptainLink {
  constructor(private readonly ports: AskingPorts & Given<'tournaments'>) {}

  async run(teamId: number): Promise<Team> {
    const { team: found, tournament } = await lockTeam(this.ports, teamId);
    const team = await this.ports.teams.save({ ...found, captainLinkNumber: found.captainLinkNumber + 1 });
    const { captainLinkNumber } = team;
    await this.ports.audit.note({
      thing: 'team',
      recordId: teamId,
      what: 'captain link replaced',
      to: { captainLinkNumber },
    });
    const now = this.ports.clock.now();
    const captain = await captainOnFile(this.ports, team);
    const link = captainLink(this.ports, team, now);
    await this.ports.outbox.post(captainLinkLetter({ team, tournament, captain, link, event: 'new' }));
    await tellOpenRequests(this.ports, { team, tournament }, now);
    return team;
  }
}
