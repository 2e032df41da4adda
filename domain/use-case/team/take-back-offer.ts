import type { Audit } from '../../port/audit.ts';
import type { TeamOffers } from '../../port/team-offers.ts';
import type { Teams } from '../../port/teams.ts';
import type { Tournaments } from '../../port/tournaments.ts';
import type { Team } from '../../team/team.ts';
import { heldTeam, refuseFormerLead, type StillLeads } from './held-team.ts';

interface Asked {
  readonly id: number;
  readonly stillLeads?: StillLeads | undefined;
}

/** Whoever has offered the team takes that back: the letter's link leads nowhere, and who it was is forgotten. */
export class TakeBackOffer {
  constructor(
    readonly tournaments: Tournaments,
    readonly teams: Teams,
    private readonly offers: TeamOffers,
    private readonly audit: Audit,
  ) {}

  async run({ id, stillLeads }: Asked): Promise<Team> {
    const { team } = await heldTeam(this, id);
    await refuseFormerLead(team, stillLeads);
    const offer = await this.offers.of(id);
    if (offer === undefined || offer.to === null) return team;
    await this.offers.save({ ...offer, to: null });
    await this.audit.note({ thing: 'team', recordId: id, what: 'offer taken back', to: { offer: offer.number } });
    return team;
  }
}
