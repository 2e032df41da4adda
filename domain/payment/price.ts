import type { Prices } from '../tournament/prices.ts';
import { isPaid, isStillOpen, type Payment, paymentDue } from './payment.ts';
import { lower } from './price-on.ts';

export const priceReasons = ['regular', 'early', 'sibling'] as const;

/** Why a registration costs what it does. */
export type PriceReason = (typeof priceReasons)[number];

/** What a registration costs before a credit card's surcharge, in US cents; it stays as it was when it was made. */
export interface Price {
  readonly cents: number;
  readonly reason: PriceReason;
}

/** The same for a brother or sister of somebody who is registered: the lowest price counts, prices are not added up. */
export function siblingPrice(alone: Price, { siblingPriceCents }: Pick<Prices, 'siblingPriceCents'>): Price {
  return siblingPriceCents === null ? alone : lower(alone, { cents: siblingPriceCents, reason: 'sibling' });
}

/** Whether a tournament asks anything else than the site does. */
export function hasOwnPrices({ priceCents, earlyPriceCents, siblingPriceCents }: Prices): boolean {
  return priceCents !== null || earlyPriceCents !== null || siblingPriceCents !== null;
}

/** A payment after a change of place: who waits owes nothing, and who comes to a place owes the price. What is paid stays as it is. */
export function paymentAtPlace(payment: Payment, price: Price, isWaiting: boolean): Payment {
  if (!isStillOpen(payment) || isWaiting === (payment.amountCents === 0)) return payment;
  return paymentDue(payment.method, price.cents, isWaiting);
}

/** What a registration costs, and what has become of it. */
interface Priced {
  readonly payment: Payment;
  readonly price: Price;
}

/** Whether a registration has a place and costs nothing: nobody is asked for money. */
export function isFree({ payment, price }: Priced): boolean {
  return isPaid(payment) && price.cents === 0 && payment.amountCents === 0;
}

/** A registration that moves to where another price is asked; what is paid or begun stays as it is. */
export function repriced({ payment, price: before }: Priced, price: Price, isWaiting: boolean): Priced {
  if (!isStillOpen(payment) && !isFree({ payment, price: before })) return { payment, price: before };
  const due = paymentDue(payment.method, price.cents, isWaiting);
  const isAlike = due.amountCents === payment.amountCents && isPaid(due) === isPaid(payment);
  return { payment: isAlike ? payment : due, price };
}
