import { easternDay } from '../time/eastern.ts';

/** Prices of a tournament for each player, in US cents before a credit card's surcharge; null for the site's price, or for no such discount. */
export interface Prices {
  readonly priceCents: number | null;
  /** Price until the end of `earlyUntil`, a day in New Jersey, YYYY-MM-DD; both are set or neither. */
  readonly earlyPriceCents: number | null;
  readonly earlyUntil: string | null;
  /** Price from the second child of a family on. */
  readonly siblingPriceCents: number | null;
}

/** Returns the prices that still apply, without an early price whose last day is over. */
export function pricesNow({ priceCents, earlyPriceCents, earlyUntil, siblingPriceCents }: Prices, now: Date): Prices {
  const isOver = earlyUntil !== null && easternDay(now) > earlyUntil;
  return isOver
    ? { priceCents, earlyPriceCents: null, earlyUntil: null, siblingPriceCents }
    : { priceCents, earlyPriceCents, earlyUntil, siblingPriceCents };
}

/** Prices of a tournament without any of its own. */
export const sitesPrices: Prices = {
  priceCents: null,
  earlyPriceCents: null,
  earlyUntil: null,
  siblingPriceCents: null,
};
