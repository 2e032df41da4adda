import { siblingPrice } from '../../domain/payment/price.ts';
import { priceOn } from '../../domain/payment/price-on.ts';
import { type Prices, sitesPrices } from '../../domain/tournament/prices.ts';
import { type PriceNow, priceNow } from './price-now.ts';

/** What a tournament asks of a player, and of a brother or sister where that is less, in US cents. */
export interface AskedPrice extends PriceNow {
  readonly siblingCents: number | undefined;
}

/** The price of whoever comes alone, and of the second child of a family. */
export function askedPrice(prices: Prices | undefined, siteCents: number): AskedPrice {
  const known = prices ?? sitesPrices;
  const sibling = siblingPrice(priceOn(known, siteCents, known.earlyUntil ?? ''), known);
  return { ...priceNow(prices, siteCents), siblingCents: sibling.reason === 'sibling' ? sibling.cents : undefined };
}
