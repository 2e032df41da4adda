import { Mailboxes } from '../../domain/port/mailboxes.ts';

/** Addresses that are confirmed for as long as a test lasts. */
export class InMemoryMailboxes extends Mailboxes {
  private readonly confirmed = new Map<string, Date>();

  override async confirmedAt(address: string): Promise<Date | undefined> {
    return this.confirmed.get(address.toLowerCase());
  }

  override async confirm(address: string, at: Date): Promise<void> {
    const key = address.toLowerCase();
    if (!this.confirmed.has(key)) this.confirmed.set(key, at);
  }
}
