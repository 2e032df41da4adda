import type { Debt } from '../mail/letter.ts';
import { owedCents } from '../payment/payment.ts';
import { paymentReference } from '../payment/payment-reference.ts';
import { isCalledOff } from '../tournament/is-called-off.ts';
import type { Tournament } from '../tournament/tournament.ts';
import type { Registration } from './registration.ts';

/**
 * Returns what is open for a whole roster, with one reference: the captain's, else that of the first player; null where nothing is, and
 * of a tournament that is called off.
 */
export function teamDebt(
  roster: readonly Pick<Registration, 'id' | 'playerId' | 'payment'>[],
  captainId: number | null,
  tournament: Pick<Tournament, 'callOff'>,
): Debt | null {
  if (isCalledOff(tournament)) return null;
  const amountCents = roster.reduce((sum, { payment }) => sum + owedCents(payment), 0);
  const one = roster.find(({ playerId }) => playerId === captainId) ?? roster[0];
  if (one === undefined || amountCents === 0) return null;
  return { kind: 'debt', amountCents, reference: paymentReference(one.id), isPaidAtEvent: false };
}
