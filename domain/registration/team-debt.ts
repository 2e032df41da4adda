import type { Debt } from '../mail/letter.ts';
import { owedCents } from '../payment/payment.ts';
import { paymentReference } from '../payment/payment-reference.ts';
import type { Registration } from './registration.ts';

/** Returns what is open for a whole roster, with one reference: the captain's, else that of the first player; null where nothing is. */
export function teamDebt(
  roster: readonly Pick<Registration, 'id' | 'playerId' | 'payment'>[],
  captainId: number | null,
): Debt | null {
  const amountCents = roster.reduce((sum, { payment }) => sum + owedCents(payment), 0);
  const one = roster.find(({ playerId }) => playerId === captainId) ?? roster[0];
  if (one === undefined || amountCents === 0) return null;
  return { kind: 'debt', amountCents, reference: paymentReference(one.id), isPaidAtEvent: false };
}
