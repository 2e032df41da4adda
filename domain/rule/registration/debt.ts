import type { Debt } from '../mail/letter.ts';
import { owedCents } from '../payment/payment.ts';
import { paymentReference } from '../payment/payment-reference.ts';
import type { Registration } from './registration.ts';

/** Returns the amount still owed for a registration; null once it is paid, or while its team waits for a place. */
export function debtOf({ id, payment }: Pick<Registration, 'id' | 'payment'>): Debt | null {
  const amountCents = owedCents(payment);
  if (amountCents === 0) return null;
  const isPaidAtEvent = payment.method === 'at_event';
  return { kind: 'debt', amountCents, reference: paymentReference(id), isPaidAtEvent };
}
