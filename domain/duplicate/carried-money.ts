import { byWay, type Movement, receivedBy } from '../ledger/ledger-entry.ts';
import type { Account, PaymentUpdate } from '../ledger/settle.ts';
import { isPaid, isStillOpen, type Payment, paymentState } from '../payment/payment.ts';

/** Returns the movements that take a registration's money out of its account, one per payment method, to be carried to another. */
export function leaving(entries: Account['entries']): readonly Movement[] {
  return byWay(entries).map((one) => ({ ...one, amountCents: -one.amountCents, cause: 'corrected' }));
}

/**
 * Adds the money of a removed registration to the payment of the one that stays, so that nothing is lost and
 * nothing is asked twice. Where nothing has been paid yet, the removed one's price applies; any surplus can be
 * refunded.
 */
export function carriedOver({ payment }: Account, from: Payment, left: readonly Movement[]): PaymentUpdate {
  const movements = left.map((one) => ({ ...one, amountCents: -one.amountCents }));
  const cents = receivedBy(movements);
  const isTaken = isStillOpen(payment) && (cents !== 0 || isPaid(from));
  const asked = isTaken ? { ...payment, method: from.method, amountCents: from.amountCents } : payment;
  const receivedCents = payment.receivedCents + cents;
  const said = isPaid(payment) || (isTaken && isPaid(from)) ? 'paid' : payment.state;
  return {
    payment: { ...asked, receivedCents, state: paymentState(said, asked.amountCents, receivedCents) },
    movements,
  };
}
