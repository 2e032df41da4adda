import type { TeamOffer } from '../team/team-offer.ts';

/** Offers to lead a team without playing: one at a time for each team. To change one, lock the team's row. */
export abstract class TeamOffers {
  /** Returns the latest offer of a team, answered or not. */
  abstract of(teamId: number): Promise<TeamOffer | undefined>;
  /** Saves an offer, replacing the one before. */
  abstract save(offer: TeamOffer): Promise<void>;
}
