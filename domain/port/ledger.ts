import type { LedgerEntry, NewLedgerEntry } from '../rule/ledger/ledger-entry.ts';

/** Payments and refunds; entries are added, never changed. */
export abstract class Ledger {
  abstract enter(entry: NewLedgerEntry): Promise<LedgerEntry>;
  /** Returns the entries of a registration in order, even after its deletion, and locks them until the transaction ends. */
  abstract hold(registrationId: number): Promise<readonly LedgerEntry[]>;
  /** Returns the numbers of a player's deleted registrations in a tournament whose money is to be refunded, the latest first. */
  abstract toRefund(playerId: number, tournamentId: number): Promise<readonly number[]>;
}
