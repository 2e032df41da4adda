import type { Prices } from '../tournament/prices.ts';
import type { Price } from './price.ts';

/** Returns the price of a single registration on a day in New Jersey, YYYY-MM-DD: the early price through its last day, where it is lower. */
export function priceOn(prices: Prices, siteCents: number, day: string): Price {
  const regular: Price = { cents: prices.priceCents ?? siteCents, reason: 'regular' };
  const { earlyPriceCents, earlyUntil } = prices;
  if (earlyPriceCents === null || earlyUntil === null || day > earlyUntil) return regular;
  return lower(regular, { cents: earlyPriceCents, reason: 'early' });
}

/** Returns the lower of two prices. */
export function lower(one: Price, other: Price): Price {
  return other.cents < one.cents ? other : one;
}
