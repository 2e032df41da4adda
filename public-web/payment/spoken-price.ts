import { dollars } from '../../domain/rule/payment/fee.ts';
import type { CurrentPrice } from './current-price.ts';
import { words } from './words.ts';

/** Formats a price: $40; $35 until Jan 10, then $40; Free. */
export function priceInWords({ cents, early }: CurrentPrice): string {
  const now = cents === 0 ? words.free : dollars(cents);
  return early === undefined ? now : words.early(now, early.until, dollars(early.thenCents));
}

/** Returns the text above the choice of a payment method, with the price of this player. */
export function priceLead({ cents, early, siblingCents }: CurrentPrice): string {
  const sibling = siblingCents === undefined ? '' : ` ${words.leadSibling(dollars(siblingCents))}`;
  if (early !== undefined) return words.leadEarly(dollars(cents), early.until, dollars(early.thenCents)) + sibling;
  return (cents === 0 ? words.leadFree : words.lead(dollars(cents))) + sibling;
}
