import { easternDay } from '../time/eastern.ts';

/** What a tournament asks of each player, in US cents before a credit card's surcharge; null is the site's price, or no such price. */
export interface Prices {
  readonly priceCents: number | null;
  /** Asked of whoever registers until the end of `earlyUntil`, a day in New Jersey, YYYY-MM-DD; both are there or neither. */
  readonly earlyPriceCents: number | null;
  readonly earlyUntil: string | null;
  /** Asked from the second child of a family on. */
  readonly siblingPriceCents: number | null;
}

/** The prices that can still be had: an early price whose last day is over is none. */
export function pricesNow({ priceCents, earlyPriceCents, earlyUntil, siblingPriceCents }: Prices, now: Date): Prices {
  const isOver = earlyUntil !== null && easternDay(now) > earlyUntil;
  return isOver
    ? { priceCents, earlyPriceCents: null, earlyUntil: null, siblingPriceCents }
    : { priceCents, earlyPriceCents, earlyUntil, siblingPriceCents };
}

/** Everybody pays what the site says. */
export const sitesPrices: Prices = {
  priceCents: null,
  earlyPriceCents: null,
  earlyUntil: null,
  siblingPriceCents: null,
};
