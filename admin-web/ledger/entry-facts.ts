import { causeLabels } from '../../domain/answer/ledger/listed-entry.ts';
import type { LedgerEntry } from '../../domain/rule/ledger/ledger-entry.ts';
import { paymentMethodLabel } from '../../domain/rule/payment/payment-method.ts';

/** Returns the way of a payment; a payment at the event reads "At the event". */
export function wayOf({ method, methodText }: Pick<LedgerEntry, 'method' | 'methodText'>): string {
  if (methodText !== null) return methodText;
  if (method === null) return 'Not specified';
  return method === 'at_event' ? 'At the event' : paymentMethodLabel(method);
}

/** Returns the cause of an entry; money that is kept and then to be refunded after all has an entry for each. */
export function causeOf({ cause, amountCents }: Pick<LedgerEntry, 'cause' | 'amountCents'>): string {
  return cause === 'kept' && amountCents > 0 ? 'To be refunded after all' : causeLabels[cause];
}
