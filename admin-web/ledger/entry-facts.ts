import { causeLabels, creditCause } from '../../domain/answer/ledger/listed-entry.ts';
import type { LedgerEntry } from '../../domain/ledger/ledger-entry.ts';
import { paymentMethodLabel } from '../../domain/payment/payment-method.ts';

/** Returns the way of a payment; a payment at the event reads "At the event". */
export function wayOf({ method, methodText }: Pick<LedgerEntry, 'method' | 'methodText'>): string {
  if (methodText !== null) return methodText;
  if (method === null) return 'Not specified';
  return method === 'at_event' ? 'At the event' : paymentMethodLabel(method);
}

/** Returns the cause of an entry; credit is money that was kept or used. */
export function causeOf({ cause, method, amountCents }: Pick<LedgerEntry, 'cause' | 'method' | 'amountCents'>): string {
  return creditCause({ cause, method, amountCents }) ?? causeLabels[cause];
}
