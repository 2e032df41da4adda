import { said } from '../language/sentence.ts';
import { mailedLinks } from '../mail/mailed-link.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { Team } from './team.ts';
import type { TeamPerson } from './team-lead.ts';

/** Maximum of people who do not play to whom a team is offered; each of them gets a letter. */
export const mostOffers = 4;

/** Days for which an offer of a team is valid. */
export const offerDays = mailedLinks['team-offer'].days;

/** Offer of a team to somebody who does not play; they lead it once they open the letter and accept. */
export interface TeamOffer {
  readonly teamId: number;
  /** Counted from 1; each later offer replaces the one before it. */
  readonly number: number;
  /** Number of the captain's link at the time of the offer: a new leader or a new link makes the offer void. */
  readonly captainLinkNumber: number;
  /** Null once the offer was accepted, declined or withdrawn; the person is not stored any longer. */
  readonly to: TeamPerson | null;
  readonly offeredAt: Date;
}

/** Returns the person to whom a team is offered at present, or undefined. */
export function offeredTo(
  offer: TeamOffer | undefined,
  team: Pick<Team, 'captainLinkNumber' | 'isActive'>,
  now: Date,
): TeamPerson | undefined {
  if (offer === undefined || offer.to === null || !team.isActive) return undefined;
  const isInForce = offer.captainLinkNumber === team.captainLinkNumber && now < offerEnd(offer);
  return isInForce ? offer.to : undefined;
}

/** Returns the end of an unanswered offer. */
export function offerEnd({ offeredAt }: Pick<TeamOffer, 'offeredAt'>): Date {
  return new Date(offeredAt.getTime() + offerDays * 86_400_000);
}

/** Returns the refusal of a second offer while one is open. */
export function alreadyOffered({ name }: Pick<Team, 'name'>, to: TeamPerson): Refusal {
  return new Refusal(
    'conflict',
    said('{team} is offered to {name} already. Please take that back first.', { team: name, name: to.name }),
  );
}

/** Returns the refusal of more offers than allowed, since each is a letter to somebody who has asked for none. */
export function tooManyOffers({ name }: Pick<Team, 'name'>): Refusal {
  return new Refusal(
    'conflict',
    said('{team} was offered to {most} people already. Please ask the organizers to hand it over.', {
      team: name,
      most: mostOffers,
    }),
  );
}
