import { refuseStale, type SeenVersion } from '../../audit/seen-version.ts';
import type { Answers } from '../../form/form.ts';
import type { Given } from '../../port/ports.ts';
import { type Team, teamWithdrawn } from '../../team/team.ts';
import { leadByNonPlayer } from '../../team/team-lead.ts';
import type { AskingPorts } from '../join-request/request-to-join.ts';
import { lockTeam } from './lock-team.ts';
import { passTeam } from './pass-team.ts';
import { newLeadLetter } from './team-lead-letters.ts';
import { personOf, type teamPerson } from './team-person.ts';

interface Asked {
  readonly id: number;
  readonly answers: Answers<typeof teamPerson>;
  readonly seen: SeenVersion;
}

/** Appoints a parent or coach as the leader of a team, without playing; they and the former leader are notified. */
export class AppointLead {
  constructor(private readonly ports: AskingPorts & Given<'tournaments' | 'unconfirmedPlaces' | 'recentProofs'>) {}

  async run({ id, answers, seen }: Asked): Promise<Team> {
    const { team } = await lockTeam(this.ports, id);
    refuseStale('team', seen, team.version);
    if (!team.isActive) throw teamWithdrawn(team);
    await this.ports.recentProofs.demand();
    const leading = leadByNonPlayer(personOf(answers, team.captainLanguage));
    const saved = await passTeam(this.ports, team, { leading, letter: newLeadLetter });
    await this.ports.unconfirmedPlaces.keep(id);
    await this.ports.audit.note({
      thing: 'team',
      recordId: id,
      what: 'lead appointed',
      from: { ledBy: team.ledBy, captainId: team.captainId },
      to: { ledBy: saved.ledBy, captainId: null },
    });
    return saved;
  }
}
