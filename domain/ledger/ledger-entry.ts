import type { PaymentMethod } from '../payment/payment-method.ts';
import { Refusal } from '../refusal/refusal.ts';

/**
 * What an entry was made for: money that came, money sent back, a payment that was confirmed or taken back as the specification has it,
 * the same money by another way than was noted, a line of a statement, and what was paid before there was a ledger.
 */
export const entryCauses = [
  'payment',
  'refund',
  'confirmed',
  'taken-back',
  'corrected',
  'statement',
  'on-file',
] as const;

export type EntryCause = (typeof entryCauses)[number];

/** How money came or went: a known way, in words where it is none of them, null where nobody said. */
export interface Way {
  readonly method: PaymentMethod | null;
  readonly methodText: string | null;
}

/** Money that moved: US cents, negative where they went back. */
export interface Movement extends Way {
  readonly amountCents: number;
  readonly cause: EntryCause;
}

/** One line of the ledger of what was received; it is never changed, only answered by another. */
export interface LedgerEntry extends Movement {
  readonly id: number;
  /** The number of the registration: it stays here when the registration goes, for the payment's reference follows from it. */
  readonly registrationId: number;
  /** Null once the person was erased. */
  readonly playerId: number | null;
  /** Null once the tournament was deleted, whose name stays. */
  readonly tournamentId: number | null;
  readonly tournamentName: string;
  /** The day on which the money came or went, YYYY-MM-DD in New Jersey. */
  readonly receivedOn: string;
  readonly note: string | null;
  readonly enteredBy: string;
  readonly enteredAt: Date;
  /** Tells the line of a statement that it was made of, so that none is entered twice; else null. */
  readonly lineKey: string | null;
}

export type NewLedgerEntry = Omit<LedgerEntry, 'id'>;

/** What entries come to, in US cents. */
export function receivedBy(movements: readonly Pick<Movement, 'amountCents'>[]): number {
  return movements.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** What entries come to by each way, of those that come to anything, in the order in which they came. */
export function byWay(
  movements: readonly Omit<Movement, 'cause'>[],
): readonly (Way & { readonly amountCents: number })[] {
  const sums = new Map<string, Way & { readonly amountCents: number }>();
  for (const { method, methodText, amountCents } of movements) {
    const way = JSON.stringify([method, methodText]);
    sums.set(way, { method, methodText, amountCents: amountCents + (sums.get(way)?.amountCents ?? 0) });
  }
  return [...sums.values()].filter(({ amountCents }) => amountCents !== 0);
}

export function lineEnteredBefore(): Refusal {
  return new Refusal('conflict', 'This line of the statement was entered already');
}

export function noSuchEntries(): Refusal {
  return new Refusal('not-found', 'Nothing was entered for this registration');
}
