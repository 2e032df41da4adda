import type { Prices } from '../../domain/tournament/prices.ts';
import { locale } from '../language/language.ts';

/** What a tournament asks of a player who comes alone now, and what it asks later where that is more. */
export interface PriceNow {
  /** US cents. */
  readonly cents: number;
  /** The last day of the early price in words, and the price after it. */
  readonly early: { readonly until: string; readonly thenCents: number } | undefined;
}

/** The price by what the server says of a tournament: an early price that is over stands there no more. Where nothing is said the site's counts. */
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
