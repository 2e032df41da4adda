import type { Remarks } from '../form/form.ts';
import { said } from '../language/sentence.ts';
import type { Prices } from '../tournament/prices.ts';
import { dollars } from './fee.ts';

/** Maximum price of a tournament for a player, in US cents. */
export const mostCents = 100_000;

/** Prices of a tournament, and the day on which it begins, YYYY-MM-DD; null while it is to be announced. */
interface PricesOnForm extends Prices {
  readonly firstDay: string | null;
}

/**
 * Returns complaints about prices that are valid one by one but contradict each other. The site's price, if known,
 * applies where a tournament has none of its own.
 */
export function priceComplaints(prices: PricesOnForm, siteCents: number | null = null): Remarks {
  const regular = prices.priceCents ?? siteCents;
  return { ...earlyComplaints(prices, regular), ...siblingComplaints(prices, regular) };
}

function earlyComplaints({ earlyPriceCents, earlyUntil, firstDay }: PricesOnForm, regular: number | null): Remarks {
  if (earlyPriceCents === null && earlyUntil === null) return {};
  if (earlyUntil === null) return { earlyUntil: 'Please say until when the early price holds' };
  if (earlyPriceCents === null) return { earlyPriceCents: 'Please say what the early price is' };
  const isTooHigh = regular !== null && earlyPriceCents >= regular;
  return {
    ...(isTooHigh && {
      earlyPriceCents: said('Early price must be lower than {regular}', { regular: dollars(regular) }),
    }),
    ...(firstDay !== null &&
      earlyUntil >= firstDay && { earlyUntil: 'The last day of the early price must be before the tournament' }),
  };
}

function siblingComplaints({ siblingPriceCents }: PricesOnForm, regular: number | null): Remarks {
  if (siblingPriceCents === null || regular === null || siblingPriceCents <= regular) return {};
  return { siblingPriceCents: said('Sibling price must be at most {regular}', { regular: dollars(regular) }) };
}
