import type { LedgerEntry } from '../../rule/ledger/ledger-entry.ts';
import type { SentMoment } from '../../rule/time/moment.ts';

/** Entry of the ledger as organizers see it. Amounts are in US cents, negative for refunds. */
export interface ListedEntry extends Omit<LedgerEntry, 'enteredAt'> {
  /** Null once the person was erased. */
  readonly playerName: string | null;
  readonly paymentReference: string;
  readonly enteredAt: SentMoment;
  /** Whether money of the registration is to be refunded: it is deleted, or its tournament is called off. */
  readonly isToRefund: boolean;
  /** How much of it is to be refunded; null where nothing is. */
  readonly toRefundCents: number | null;
}

/** Labels of the causes of entries for organizers. */
export const causeLabels = {
  payment: 'Payment',
  refund: 'Refund',
  confirmed: 'Confirmed',
  'taken-back': 'Taken back',
  corrected: 'Other way',
  kept: 'Kept',
  carried: 'Carried over',
} as const satisfies Readonly<Record<LedgerEntry['cause'], string>>;

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

/** Sums over a range of days. Money that is kept or carried over is in hand already, and counts in no sum. */
export interface CashUp {
  readonly lines: readonly CashUpLine[];
  readonly inCents: number;
  readonly outCents: number;
}
