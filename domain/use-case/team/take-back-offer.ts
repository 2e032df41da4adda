import type { Given } from '../../port/ports.ts';
import type { Team } from '../../team/team.ts';
import { type LeadershipCheck, lockTeam, refuseFormerLead } from './lock-team.ts';

interface Asked {
  readonly id: number;
  readonly leadershipCheck?: LeadershipCheck | undefined;
}

/** Withdraws the offer of a team: the letter's link stops working, and the recipient is no longer stored. */
export class TakeBackOffer {
  constructor(private readonly ports: Given<'tournaments' | 'teams' | 'teamOffers'>) {}

  async run({ id, leadershipCheck }: Asked): Promise<Team> {
    const { team } = await lockTeam(this.ports, id);
    await refuseFormerLead(team, leadershipCheck);
    const offer = await this.ports.teamOffers.of(id);
    if (offer === undefined || offer.to === null) return team;
    await this.ports.teamOffers.save({ ...offer, to: null });
    await this.ports.audit.note({ thing: 'team', recordId: id, what: 'offer taken back', to: { offer: offer.number } });
    return team;
  }
}
