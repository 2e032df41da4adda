import { Ledger } from '../../domain/port/ledger.ts';
import type { LedgerEntry, NewLedgerEntry } from '../../domain/rule/ledger/ledger-entry.ts';

/** Ledger for as long as a test lasts. No registration is deleted in it, so nothing is to be refunded. */
export class InMemoryLedger extends Ledger {
  private readonly entries: LedgerEntry[] = [];

  override async enter(entry: NewLedgerEntry): Promise<LedgerEntry> {
    const entered = { ...entry, id: this.entries.length + 1 };
    this.entries.push(entered);
    return entered;
  }

  override async hold(registrationId: number): Promise<readonly LedgerEntry[]> {
    return this.entries.filter((entry) => entry.registrationId === registrationId);
  }

  override async toRefund(): Promise<readonly number[]> {
    return [];
  }
}
