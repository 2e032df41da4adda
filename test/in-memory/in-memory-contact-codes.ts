import { ContactCodes } from '../../domain/port/contact-codes.ts';

type ContactCode = Parameters<ContactCodes['keep']>[0];

/** Codes that are on their way for as long as a test lasts. */
export class InMemoryContactCodes extends ContactCodes {
  private readonly codes = new Map<number, ContactCode>();

  override async sentAt(playerId: number): Promise<Date | undefined> {
    return this.codes.get(playerId)?.sentAt;
  }

  override async keep(code: ContactCode): Promise<void> {
    this.codes.set(code.playerId, code);
  }

  override async use(playerId: number, code: string, now: Date): Promise<boolean> {
    const kept = this.codes.get(playerId);
    if (kept?.code !== code || kept.expiresAt <= now) return false;
    return this.codes.delete(playerId);
  }

  override async drop(playerId: number): Promise<void> {
    this.codes.delete(playerId);
  }
}
