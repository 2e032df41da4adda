import { siblingPrice } from '../../domain/rule/payment/price.ts';
import { priceOn } from '../../domain/rule/payment/price-on.ts';
import { type Prices, sitesPrices } from '../../domain/rule/tournament/prices.ts';
import { type PriceNow, priceNow } from './price-now.ts';

/** Price of a tournament for a player, and the reduced one for a sibling, in US cents. */
export interface CurrentPrice extends PriceNow {
  readonly siblingCents: number | undefined;
}

/** Returns the price of an individual player and that of a family's second child. */
export function currentPrice(prices: Prices | undefined, siteCents: number): CurrentPrice {
  const known = prices ?? sitesPrices;
  const sibling = siblingPrice(priceOn(known, siteCents, known.earlyUntil ?? ''), known);
  return { ...priceNow(prices, siteCents), siblingCents: sibling.reason === 'sibling' ? sibling.cents : undefined };
}
