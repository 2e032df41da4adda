import { amountDue } from './fee.ts';
import type { PaymentMethod } from './payment-method.ts';

export const paymentStates = ['pending', 'paid', 'failed'] as const;

export type PaymentState = (typeof paymentStates)[number];

/** What is owed for one registration, and whether it came. Amounts are US cents. */
export interface Payment {
  readonly state: PaymentState;
  readonly method: PaymentMethod | null;
  readonly amountCents: number;
}

/** A payment as an organizer records it: how it was made in words where that is none of the known ways, and who says so. */
export interface RecordedPayment extends Payment {
  readonly methodText: string | null;
  readonly confirmedBy: string | null;
  readonly confirmedAt: Date | null;
}

/** A payment still to come. Who waits for a place owes nothing yet. */
export function paymentDue(method: PaymentMethod | null, fee: number, isWaiting: boolean): Payment {
  return { state: 'pending', method, amountCents: isWaiting ? 0 : amountDue(method, fee) };
}

/** The payment by another method; what is paid stays as it was paid. */
export function paidBy(payment: Payment, method: PaymentMethod, fee: number): Payment {
  if (payment.state === 'paid') return payment;
  return { ...payment, method, amountCents: payment.amountCents === 0 ? 0 : amountDue(method, fee) };
}
