import { type ContactCode, ContactCodes, type EnteredCode } from '../../domain/port/contact-codes.ts';

/** Codes that are on their way for as long as a test lasts. */
export class InMemoryContactCodes extends ContactCodes {
  private codes: readonly ContactCode[] = [];

  override async sentAt(playerId: number, sessionId: string): Promise<Date | undefined> {
    return this.of({ playerId, sessionId })?.sentAt;
  }

  override async keep(code: ContactCode): Promise<void> {
    this.codes = [...this.codes.filter((one) => one !== this.of(code)), code];
  }

  override async use(entered: EnteredCode, now: Date): Promise<boolean> {
    const kept = this.of(entered);
    if (kept?.code !== entered.code || kept.expiresAt <= now) return false;
    this.codes = this.codes.filter((one) => one !== kept);
    return true;
  }

  override async drop(playerId: number): Promise<void> {
    this.codes = this.codes.filter((one) => one.playerId !== playerId);
  }

  private of({ playerId, sessionId }: Pick<EnteredCode, 'playerId' | 'sessionId'>): ContactCode | undefined {
    return this.codes.find((one) => one.playerId === playerId && one.sessionId === sessionId);
  }
}
