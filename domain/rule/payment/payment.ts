import { amountDue } from './fee.ts';
import type { PaymentMethod } from './payment-method.ts';

export const paymentStates = ['pending', 'paid', 'failed'] as const;

export type PaymentState = (typeof paymentStates)[number];

/** Payment of one registration: its price, the method the family has chosen, and the amount received. Amounts are US cents. */
export interface Payment {
  readonly state: PaymentState;
  readonly method: PaymentMethod | null;
  /** Total price of the registration; 0 while a team waits for a place. */
  readonly amountCents: number;
  /** Amount received and not refunded: the sum of the ledger's entries. */
  readonly receivedCents: number;
}

/** Payment as an organizer records it: the method in words where it is none of the known ones, and who confirmed it. */
export interface RecordedPayment extends Payment {
  readonly methodText: string | null;
  readonly confirmedBy: string | null;
  readonly confirmedAt: Date | null;
}

/** Creates a payment that is due. A waiting team's registration owes nothing yet; a free one is paid at once. */
export function paymentDue(method: PaymentMethod | null, price: number, isWaiting: boolean): Payment {
  const state = price === 0 && !isWaiting ? 'paid' : 'pending';
  return { state, method, amountCents: isWaiting ? 0 : amountDue(method, price), receivedCents: 0 };
}

/**
 * Derives the state of a payment from the amount received, and from the organizer's statement where that leaves it
 * open (rules of the domain, section 13): paid when nothing is owed, failed as an organizer says, else pending.
 * Where nothing is owed and nothing was received, it is paid only if somebody says so.
 */
export function paymentState(said: PaymentState, amountCents: number, receivedCents: number): PaymentState {
  const isCovered = receivedCents >= amountCents;
  if (isCovered && (receivedCents > 0 || said === 'paid')) return 'paid';
  return said === 'failed' ? 'failed' : 'pending';
}

/** Tells whether a registration is paid. The only test for this. */
export function isPaid({ state }: Pick<Payment, 'state'>): boolean {
  return state === 'paid';
}

/** Tells whether money of a family was received, in whole or in part, so that an organizer decides about its refund. */
export function isMoneyHeld({ receivedCents }: Pick<Payment, 'receivedCents'>): boolean {
  return receivedCents > 0;
}

/** Returns the amount still owed, in US cents. */
export function owedCents(payment: Pick<Payment, 'state' | 'amountCents' | 'receivedCents'>): number {
  return isPaid(payment) ? 0 : Math.max(0, payment.amountCents - payment.receivedCents);
}

/** Tells whether the price may still change: it is fixed once anything was received. */
export function isStillOpen(payment: Pick<Payment, 'state' | 'receivedCents'>): boolean {
  return !isPaid(payment) && !isMoneyHeld(payment);
}

/** Progress of a payment: nothing, a part or all of it. */
type PaidSoFar = 'paid' | 'part' | 'owed';

export function paidSoFar(payment: Pick<Payment, 'state' | 'receivedCents'>): PaidSoFar {
  if (isPaid(payment)) return 'paid';
  return isMoneyHeld(payment) ? 'part' : 'owed';
}

/** Returns the payment with another method, as the family wishes; the amount received stays. What was paid keeps its method. */
export function paidBy(payment: Payment, method: PaymentMethod, fee: number): Payment {
  if (isPaid(payment) && payment.amountCents > 0) return payment;
  if (isMoneyHeld(payment)) return { ...payment, method };
  return { ...payment, method, amountCents: payment.amountCents === 0 ? 0 : amountDue(method, fee) };
}
