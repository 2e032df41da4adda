import type { TeamOffer } from '../team/team-offer.ts';

/** To whom a team is offered who does not play: one at a time for each team, whose row is held by whoever changes it. */
export abstract class TeamOffers {
  /** The latest of a team, answered or not. */
  abstract of(teamId: number): Promise<TeamOffer | undefined>;
  /** Keeps it in the place of the one before. */
  abstract save(offer: TeamOffer): Promise<void>;
}
