import { amountDue } from './fee.ts';
import type { PaymentMethod } from './payment-method.ts';

export const paymentStates = ['pending', 'paid', 'failed'] as const;

export type PaymentState = (typeof paymentStates)[number];

/** What is asked for one registration, how the family says it will pay, and what has come. Amounts are US cents. */
export interface Payment {
  readonly state: PaymentState;
  readonly method: PaymentMethod | null;
  /** What the registration costs in all; 0 while a team waits for a place. */
  readonly amountCents: number;
  /** What was received and not sent back: the sum of the ledger's entries. */
  readonly receivedCents: number;
}

/** A payment as an organizer records it: how it was made in words where that is none of the known ways, and who says so. */
export interface RecordedPayment extends Payment {
  readonly methodText: string | null;
  readonly confirmedBy: string | null;
  readonly confirmedAt: Date | null;
}

/** A payment still to come. Who waits for a place owes nothing yet; what costs nothing is paid at once. */
export function paymentDue(method: PaymentMethod | null, price: number, isWaiting: boolean): Payment {
  const state = price === 0 && !isWaiting ? 'paid' : 'pending';
  return { state, method, amountCents: isWaiting ? 0 : amountDue(method, price), receivedCents: 0 };
}

/**
 * The state that follows from what has come, and from what an organizer says where that leaves it open (rules of the domain, section 13):
 * paid when nothing is owed, failed as an organizer says, else pending. Who owes nothing and paid nothing is paid only if somebody says so.
 */
export function paymentState(said: PaymentState, amountCents: number, receivedCents: number): PaymentState {
  const isCovered = receivedCents >= amountCents;
  if (isCovered && (receivedCents > 0 || said === 'paid')) return 'paid';
  return said === 'failed' ? 'failed' : 'pending';
}

/** Whether a registration is paid: the one rule for every place that asks. */
export function isPaid({ state }: Pick<Payment, 'state'>): boolean {
  return state === 'paid';
}

/** Whether money of a family is held, all that is asked or a part of it: then its way out is an organizer's to decide. */
export function isMoneyHeld({ receivedCents }: Pick<Payment, 'receivedCents'>): boolean {
  return receivedCents > 0;
}

/** What is still to come, in US cents. */
export function owedCents(payment: Pick<Payment, 'state' | 'amountCents' | 'receivedCents'>): number {
  return isPaid(payment) ? 0 : Math.max(0, payment.amountCents - payment.receivedCents);
}

/** Whether what is asked may still change: it is fixed once anything has come. */
export function isStillOpen(payment: Pick<Payment, 'state' | 'receivedCents'>): boolean {
  return !isPaid(payment) && !isMoneyHeld(payment);
}

/** How far a registration is paid: not at all, a part of it, all of it. */
export type PaidSoFar = 'paid' | 'part' | 'owed';

export function paidSoFar(payment: Pick<Payment, 'state' | 'receivedCents'>): PaidSoFar {
  if (isPaid(payment)) return 'paid';
  return isMoneyHeld(payment) ? 'part' : 'owed';
}

/** The payment by another method, as the family wishes; what has come stays as it came. */
export function paidBy(payment: Payment, method: PaymentMethod, fee: number): Payment {
  if (isPaid(payment)) return payment;
  if (isMoneyHeld(payment)) return { ...payment, method };
  return { ...payment, method, amountCents: payment.amountCents === 0 ? 0 : amountDue(method, fee) };
}
