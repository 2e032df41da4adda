import type { Prices } from '../tournament/prices.ts';

const priceReasons = ['regular', 'early', 'sibling'] as const;

/** Reason for a registration's price. */
export type PriceReason = (typeof priceReasons)[number];

/** Price of a registration before a credit card's surcharge, in US cents, fixed when the registration is made. */
export interface Price {
  readonly cents: number;
  readonly reason: PriceReason;
  /** Price without the siblings; only of a sibling's price. */
  readonly alone?: Price;
}

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
