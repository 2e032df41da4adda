import { byWay, type Movement, receivedBy } from '../ledger/ledger-entry.ts';
import type { Account, Settled } from '../ledger/settle.ts';
import { isPaid, isStillOpen, type Payment, paymentState } from '../payment/payment.ts';

/** The money of a registration that goes, by the ways in which it came: it leaves there and comes to the one that stays. */
export function leaving(entries: Account['entries']): readonly Movement[] {
  return byWay(entries).map((one) => ({ ...one, amountCents: -one.amountCents, cause: 'corrected' }));
}

/**
 * What becomes of the payment of a registration that stays when the money of another comes to it: nothing is lost, and nothing
 * is asked twice. Where nothing has come yet, what was asked of the other is asked; what comes on top is there to be sent back.
 */
export function carriedOver({ payment }: Account, from: Payment, left: readonly Movement[]): Settled {
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
