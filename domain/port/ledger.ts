import type { LedgerEntry, NewLedgerEntry } from '../ledger/ledger-entry.ts';
import type { Payer } from '../ledger/statement.ts';

/** Payments and refunds; entries are added, never changed. */
export abstract class Ledger {
  abstract enter(entry: NewLedgerEntry): Promise<LedgerEntry>;
  /** Returns the entries of a registration in order, even after its deletion, and locks them until the transaction ends. */
  abstract hold(registrationId: number): Promise<readonly LedgerEntry[]>;
  /** Returns the credit of a player in US cents, and locks it until the transaction ends. */
  abstract lockCredit(playerId: number): Promise<number>;
  /** Returns the credit of a player in US cents without locking it. */
  abstract creditOf(playerId: number): Promise<number>;
  /** Marks the money of a deleted registration as kept (`keepMoney`), or as to be refunded after all (`refundMoney`). */
  abstract keepMoney(registrationId: number, by: string): Promise<void>;
  abstract refundMoney(registrationId: number): Promise<void>;
  /** Returns those of the given statement lines that were entered before. */
  abstract entered(lineKeys: readonly string[]): Promise<ReadonlySet<string>>;
  /** Returns the possible payers of statement lines: registrations with these numbers, and debtors whose folded name, or parent's, is given. */
  abstract payers(registrationIds: readonly number[], names: readonly string[]): Promise<readonly Payer[]>;
}
