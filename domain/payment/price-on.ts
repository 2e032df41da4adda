import type { Prices } from '../tournament/prices.ts';
import type { Price } from './price.ts';

/** What is asked on a day in New Jersey, YYYY-MM-DD, of whoever comes alone: the early price until its last day is over, where it is lower. */
export function priceOn(prices: Prices, siteCents: number, day: string): Price {
  const regular: Price = { cents: prices.priceCents ?? siteCents, reason: 'regular' };
  const { earlyPriceCents, earlyUntil } = prices;
  if (earlyPriceCents === null || earlyUntil === null || day > earlyUntil) return regular;
  return lower(regular, { cents: earlyPriceCents, reason: 'early' });
}

/** Of two prices the one that is asked. */
export function lower(one: Price, other: Price): Price {
  return other.cents < one.cents ? other : one;
}
