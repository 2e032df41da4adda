import type { PaymentMethod } from '../payment/payment-method.ts';
import { Refusal } from '../refusal/refusal.ts';

/**
 * Causes of a ledger entry: money received, money refunded, a payment confirmed or taken back as the specification
 * has it, a correction of the payment method, money of a deleted registration kept, and such money carried to the
 * player's new registration.
 */
export const entryCauses = ['payment', 'refund', 'confirmed', 'taken-back', 'corrected', 'kept', 'carried'] as const;

type EntryCause = (typeof entryCauses)[number];

/** Method of a payment: a known one, in words where it is none of them, null where it is unknown. */
export interface Way {
  readonly method: PaymentMethod | null;
  readonly methodText: string | null;
}

/** Movement of money in US cents, negative for a refund. */
export interface Movement extends Way {
  readonly amountCents: number;
  readonly cause: EntryCause;
}

/** Entry of the ledger of received money. It is never changed, only balanced by another. */
export interface LedgerEntry extends Movement {
  readonly id: number;
  /** Number of the registration. It stays here when the registration goes, since the payment's reference is made from it. */
  readonly registrationId: number;
  /** Null once the person was erased. */
  readonly playerId: number | null;
  /** Null once the tournament was deleted; its name stays. */
  readonly tournamentId: number | null;
  readonly tournamentName: string;
  /** Day of the payment or refund, YYYY-MM-DD in New Jersey. */
  readonly receivedOn: string;
  readonly note: string | null;
  readonly enteredBy: string;
  readonly enteredAt: Date;
}

export type NewLedgerEntry = Omit<LedgerEntry, 'id'>;

/** Returns the sum of movements, in US cents. */
export function receivedBy(movements: readonly Pick<Movement, 'amountCents'>[]): number {
  return movements.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** Returns the sums by payment method, without those of zero, in the order of first use. */
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

export function noSuchEntries(): Refusal {
  return new Refusal('not-found', 'Nothing was entered for this registration');
}
