import type { Prices } from '../tournament/prices.ts';
import { isMoneyHeld, isPaid, isStillOpen, type Payment, paymentDue } from './payment.ts';
import { lower, type Price } from './price-on.ts';

/** Returns the price for a brother or sister of a registered player: the lowest price counts, discounts are not added up. */
export function siblingPrice(alone: Price, { siblingPriceCents }: Pick<Prices, 'siblingPriceCents'>): Price {
  return siblingPriceCents === null ? alone : lower(alone, { cents: siblingPriceCents, reason: 'sibling', alone });
}

/** Tells whether a tournament has prices other than the site's. */
export function hasOwnPrices({ priceCents, earlyPriceCents, siblingPriceCents }: Prices): boolean {
  return priceCents !== null || earlyPriceCents !== null || siblingPriceCents !== null;
}

/** Returns the payment after a move to or from the waiting list: a waiting registration owes nothing, one with a place owes the price. Paid amounts stay. */
export function paymentAtPlace(payment: Payment, price: Price, isWaiting: boolean): Payment {
  if (!isStillOpen(payment) || isWaiting === (payment.amountCents === 0)) return payment;
  return paymentDue(payment.method, price.cents, isWaiting);
}

/** Registration's price and payment. */
interface Priced {
  readonly payment: Payment;
  readonly price: Price;
}

/** Tells whether a registration has a place and costs nothing, so that no payment is asked. */
export function isFree({ payment, price }: Priced): boolean {
  return isPaid(payment) && price.cents === 0 && payment.amountCents === 0;
}

/** Returns the price and payment of a registration that moves to a tournament with another price; a payment that is made or begun stays as it is. */
export function repriced({ payment, price: before }: Priced, price: Price, isWaiting: boolean): Priced {
  if (!isStillOpen(payment) && !isFree({ payment, price: before })) return { payment, price: before };
  const due = paymentDue(payment.method, price.cents, isWaiting);
  const isAlike = due.amountCents === payment.amountCents && isPaid(due) === isPaid(payment);
  return { payment: isAlike ? payment : due, price };
}

/** Returns a price and payment as a stranger is told: without the siblings until money was received, since a price of theirs names a family on file. */
export function withoutSiblings<T extends Priced>(priced: T): T {
  const { price, payment } = priced;
  if (price.alone === undefined || isMoneyHeld(payment)) return priced;
  const isWaiting = payment.amountCents === 0 && !isFree(priced);
  const due = paymentDue(payment.method, price.alone.cents, isWaiting);
  return { ...priced, price: price.alone, payment: payment.state === 'failed' ? { ...due, state: 'failed' } : due };
}
