import { refuseStale, type SeenVersion } from '../../audit/seen-version.ts';
import type { Answers } from '../../form/form.ts';
import type { Audit } from '../../port/audit.ts';
import type { Clock } from '../../port/clock.ts';
import type { RecentProofs } from '../../port/recent-proofs.ts';
import type { Teams } from '../../port/teams.ts';
import type { Tournaments } from '../../port/tournaments.ts';
import type { UnconfirmedPlaces } from '../../port/unconfirmed-places.ts';
import { type Team, teamWithdrawn } from '../../team/team.ts';
import { isLed, ledBeside } from '../../team/team-lead.ts';
import type { AskingPorts } from '../join-request/request-to-join.ts';
import { tellOpenRequests } from '../join-request/tell-open-requests.ts';
import { captainLink } from '../mail/sealed-mail.ts';
import { heldTeam } from './held-team.ts';
import { formerLeadLetter, newLeadLetter } from './team-lead-letters.ts';
import { personOf, type teamPerson } from './team-person.ts';

interface Asked {
  readonly id: number;
  readonly answers: Answers<typeof teamPerson>;
  readonly seen: SeenVersion;
}

/** An organizer enters a parent or coach who leads a team and does not play; they and whoever led it are told. */
export class AppointLead {
  constructor(
    readonly tournaments: Tournaments,
    readonly teams: Teams,
    private readonly places: UnconfirmedPlaces,
    private readonly mail: AskingPorts,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly proofs: RecentProofs,
  ) {}

  async run({ id, answers, seen }: Asked): Promise<Team> {
    const { team } = await heldTeam(this, id);
    refuseStale('team', seen, team.version);
    if (!team.isActive) throw teamWithdrawn(team);
    await this.proofs.demand();
    const leading = ledBeside(personOf(answers, team.captainLanguage));
    const saved = await this.teams.save({ ...team, ...leading, captainLinkNumber: team.captainLinkNumber + 1 });
    await this.places.keep(id);
    await this.audit.note({
      thing: 'team',
      recordId: id,
      what: 'lead appointed',
      from: { ledBy: team.ledBy, captainId: team.captainId },
      to: { ledBy: saved.ledBy, captainId: null },
    });
    const now = this.clock.now();
    await this.mail.outbox.post(newLeadLetter(saved, captainLink(this.mail, saved, now)));
    if (isLed(team)) await this.mail.outbox.post(formerLeadLetter(saved, team));
    await tellOpenRequests(this.mail, saved, now);
    return saved;
  }
}
