import { TeamOffers } from '../../domain/port/team-offers.ts';
import type { TeamOffer } from '../../domain/team/team-offer.ts';

/** Offers of teams for as long as a test lasts. */
export class InMemoryTeamOffers extends TeamOffers {
  private readonly offers = new Map<number, TeamOffer>();

  override async of(teamId: number): Promise<TeamOffer | undefined> {
    return this.offers.get(teamId);
  }

  override async save(offer: TeamOffer): Promise<void> {
    this.offers.set(offer.teamId, offer);
  }
}
