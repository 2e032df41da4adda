import { causeLabels, creditCause } from '../../domain/answer/ledger/listed-entry.ts';
import type { LedgerEntry } from '../../domain/ledger/ledger-entry.ts';
import { paymentMethodLabel } from '../../domain/payment/payment-method.ts';

/** How money came: what is paid at the event has come there. */
export function wayOf({ method, methodText }: Pick<LedgerEntry, 'method' | 'methodText'>): string {
  if (methodText !== null) return methodText;
  if (method === null) return 'Not specified';
  return method === 'at_event' ? 'At the event' : paymentMethodLabel(method);
}

/** What an entry was made for; credit is money that stayed, or that was there. */
export function causeOf({ cause, method, amountCents }: Pick<LedgerEntry, 'cause' | 'method' | 'amountCents'>): string {
  return creditCause({ cause, method, amountCents }) ?? causeLabels[cause];
}
