import type { LedgerEntry } from '../../ledger/ledger-entry.ts';
import type { SentMoment } from '../../time/moment.ts';

/** One line of the ledger as organizers see it. Amounts are US cents, negative where money went back. */
export interface ListedEntry extends Omit<LedgerEntry, 'enteredAt' | 'lineKey'> {
  /** Null once the person was erased. */
  readonly playerName: string | null;
  readonly paymentReference: string;
  readonly enteredAt: SentMoment;
  /** Whether the registration is gone, with money that is still to be refunded. */
  readonly isToRefund: boolean;
}

/** How organizers read what an entry was made for. */
export const causeLabels = {
  payment: 'Payment',
  refund: 'Refund',
  confirmed: 'Confirmed',
  'taken-back': 'Taken back',
  corrected: 'Other way',
  statement: 'From a statement',
  'on-file': 'On file before',
} as const satisfies Readonly<Record<LedgerEntry['cause'], string>>;

/** The same of credit, on the screen and in files: what stayed with the organizers, and what was paid from it. */
export function creditCause({
  cause,
  method,
  amountCents,
}: Pick<LedgerEntry, 'cause' | 'method' | 'amountCents'>): string | undefined {
  if (method !== 'credit' || cause === 'taken-back' || cause === 'corrected') return undefined;
  return amountCents < 0 ? 'Kept as credit' : 'Paid by credit';
}

/** What came in and went out on a day, by whoever entered it and by the way it came, in US cents. */
export interface CashUpLine {
  /** YYYY-MM-DD in New Jersey. */
  readonly day: string;
  readonly enteredBy: string;
  readonly method: LedgerEntry['method'];
  readonly entries: number;
  readonly inCents: number;
  readonly outCents: number;
}

/** A stretch of days summed up; credit is no money of the till and stands apart. */
export interface CashUp {
  readonly lines: readonly CashUpLine[];
  readonly inCents: number;
  readonly outCents: number;
  /** What was paid by credit, in US cents. */
  readonly creditUsedCents: number;
  /** What stayed with the organizers as credit. */
  readonly creditKeptCents: number;
}
