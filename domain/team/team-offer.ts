import { said } from '../language/sentence.ts';
import { mailedLinks } from '../mail/mailed-link.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { Team } from './team.ts';
import type { TeamPerson } from './team-lead.ts';

/** How many people who do not play a team is offered to at most: each of them gets a letter. */
export const mostOffers = 4;

/** How long somebody can take a team that is offered to them, in days. */
export const offerDays = mailedLinks['team-offer'].days;

/** A team is offered to somebody who does not play: it is theirs once they open the letter and take it. */
export interface TeamOffer {
  readonly teamId: number;
  /** The first has 1; each later one replaces the one before it. */
  readonly number: number;
  /** The captain's link that was in force: whoever leads the team next, or gets a new link, has offered nothing. */
  readonly captainLinkNumber: number;
  /** Null once it was taken, declined or taken back: who it was is kept no longer. */
  readonly to: TeamPerson | null;
  readonly offeredAt: Date;
}

/** Who a team is offered to as things stand, or undefined. */
export function offeredTo(
  offer: TeamOffer | undefined,
  team: Pick<Team, 'captainLinkNumber' | 'isActive'>,
  now: Date,
): TeamPerson | undefined {
  if (offer === undefined || offer.to === null || !team.isActive) return undefined;
  const isInForce = offer.captainLinkNumber === team.captainLinkNumber && now < offerEnd(offer);
  return isInForce ? offer.to : undefined;
}

/** When an offer ends that nobody has answered. */
export function offerEnd({ offeredAt }: Pick<TeamOffer, 'offeredAt'>): Date {
  return new Date(offeredAt.getTime() + offerDays * 86_400_000);
}

/** One offer at a time: whoever comes second is told of the first. */
export function alreadyOffered({ name }: Pick<Team, 'name'>, to: TeamPerson): Refusal {
  return new Refusal(
    'conflict',
    said('{team} is offered to {name} already. Please take that back first.', { team: name, name: to.name }),
  );
}

/** Each offer is a letter to somebody who has asked for none. */
export function tooManyOffers({ name }: Pick<Team, 'name'>): Refusal {
  return new Refusal(
    'conflict',
    said('{team} was offered to {most} people already. Please ask the organizers to hand it over.', {
      team: name,
      most: mostOffers,
    }),
  );
}
