import type { Prices } from '../../domain/rule/tournament/prices.ts';
import { locale } from '../language/language.ts';

/** Current price of an individual player, and the later one if it is higher. */
export interface PriceNow {
  /** Price in US cents. */
  readonly cents: number;
  /** Last day of the early price in words, and the price after it in US cents. */
  readonly early: { readonly until: string; readonly thenCents: number } | undefined;
}

/** Returns the price of a tournament as the server sends it, which omits an expired early price. Without one, the site's price applies. */
export function priceNow(prices: Prices | undefined, siteCents: number): PriceNow {
  const regular = prices?.priceCents ?? siteCents;
  const cents = prices?.earlyPriceCents ?? regular;
  const until = prices?.earlyUntil;
  return until && cents < regular
    ? { cents, early: { until: inWords(until), thenCents: regular } }
    : { cents: regular, early: undefined };
}

const inWords = (day: string) =>
  new Date(`${day}T12:00Z`).toLocaleDateString(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
