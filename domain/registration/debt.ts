import type { Debt } from '../mail/letter.ts';
import { paymentReference } from '../payment/payment-reference.ts';
import type { Registration } from './registration.ts';

/** What is owed for a registration; nothing once it is paid, or while its team waits for a place. */
export function debtOf({ id, payment }: Pick<Registration, 'id' | 'payment'>): Debt | null {
  const { amountCents, method, state } = payment;
  if (state === 'paid' || amountCents === 0) return null;
  return { kind: 'debt', amountCents, reference: paymentReference(id), isPaidAtEvent: method === 'at_event' };
}
