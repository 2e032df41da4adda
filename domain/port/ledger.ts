import type { LedgerEntry, NewLedgerEntry } from '../ledger/ledger-entry.ts';
import type { Payer } from '../ledger/statement.ts';

/** What was received and sent back; entries are added, never changed. */
export abstract class Ledger {
  abstract enter(entry: NewLedgerEntry): Promise<LedgerEntry>;
  /** The entries of a registration in the order in which they were made, also once it is gone; nobody else who asks for them goes on until the transaction ends. */
  abstract hold(registrationId: number): Promise<readonly LedgerEntry[]>;
  /** The credit of a player, in US cents; nobody else uses it until the transaction ends. */
  abstract lockCredit(playerId: number): Promise<number>;
  /** The same, to look at. */
  abstract creditOf(playerId: number): Promise<number>;
  /** Says that what was received for a registration that is gone is kept, or that it is to be refunded after all. */
  abstract keepMoney(registrationId: number, by: string): Promise<void>;
  abstract refundMoney(registrationId: number): Promise<void>;
  /** Which of these lines of a statement were entered before. */
  abstract entered(lineKeys: readonly string[]): Promise<ReadonlySet<string>>;
  /** Whom lines may be for: the registrations of these numbers, and who owes and whose name, or whose parent's, is one of these folded names. */
  abstract payers(registrationIds: readonly number[], names: readonly string[]): Promise<readonly Payer[]>;
}
