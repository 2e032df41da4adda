import type { LedgerEntry } from '../../ledger/ledger-entry.ts';
import type { SentMoment } from '../../time/moment.ts';

/** Entry of the ledger as organizers see it. Amounts are in US cents, negative for refunds. */
export interface ListedEntry extends Omit<LedgerEntry, 'enteredAt' | 'lineKey'> {
  /** Null once the person was erased. */
  readonly playerName: string | null;
  readonly paymentReference: string;
  readonly enteredAt: SentMoment;
  /** Whether the registration is deleted and its money is still to be refunded. */
  readonly isToRefund: boolean;
}

/** Labels of the causes of entries for organizers. */
export const causeLabels = {
  payment: 'Payment',
  refund: 'Refund',
  confirmed: 'Confirmed',
  'taken-back': 'Taken back',
  corrected: 'Other way',
  statement: 'From a statement',
  'on-file': 'On file before',
} as const satisfies Readonly<Record<LedgerEntry['cause'], string>>;

/** Returns the label of a credit entry, on the screen and in files: kept by the organizers, or used for a payment. */
export function creditCause({
  cause,
  method,
  amountCents,
}: Pick<LedgerEntry, 'cause' | 'method' | 'amountCents'>): string | undefined {
  if (method !== 'credit' || cause === 'taken-back' || cause === 'corrected') return undefined;
  return amountCents < 0 ? 'Kept as credit' : 'Paid by credit';
}

/** Money received and sent back on a day, by the organizer who entered it and the payment method, in US cents. */
export interface CashUpLine {
  /** Day in New Jersey, YYYY-MM-DD. */
  readonly day: string;
  readonly enteredBy: string;
  readonly method: LedgerEntry['method'];
  readonly entries: number;
  readonly inCents: number;
  readonly outCents: number;
}

/** Sums over a range of days; credit is no cash and is listed separately. */
export interface CashUp {
  readonly lines: readonly CashUpLine[];
  readonly inCents: number;
  readonly outCents: number;
  /** Amount paid by credit, in US cents. */
  readonly creditUsedCents: number;
  /** Amount kept by the organizers as credit, in US cents. */
  readonly creditKeptCents: number;
}
