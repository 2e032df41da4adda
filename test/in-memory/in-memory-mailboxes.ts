import { Mailboxes } from '../../domain/port/mailboxes.ts';

/** Addresses that are known for as long as a test lasts. */
export class InMemoryMailboxes extends Mailboxes {
  private readonly confirmed = new Map<string, Date>();
  private readonly writers = new Map<string, string>();

  override async confirmedAt(address: string): Promise<Date | undefined> {
    return this.confirmed.get(address.toLowerCase());
  }

  override async confirm(address: string, at: Date): Promise<void> {
    const key = address.toLowerCase();
    if (!this.confirmed.has(key)) this.confirmed.set(key, at);
  }

  override async write(addresses: readonly string[], sessionId: string): Promise<void> {
    const added = addresses.map((address) => address.toLowerCase()).filter((key) => !this.writers.has(key));
    for (const key of added) this.writers.set(key, sessionId);
  }

  override async isUnansweredOf(sessionId: string, address: string): Promise<boolean> {
    const key = address.toLowerCase();
    return this.writers.get(key) === sessionId && !this.confirmed.has(key);
  }
}
