import { PreRegistrations } from '../../domain/port/pre-registrations.ts';
import type { Language } from '../../domain/rule/language/language.ts';
import type { KnownInterest } from '../../domain/rule/registration/interest-to-notify.ts';
import {
  isSameInterest,
  type NewPreRegistration,
  type StoredPreRegistration,
} from '../../domain/rule/registration/pre-registration.ts';

/** Interest noted for as long as a test lasts. */
export class InMemoryPreRegistrations extends PreRegistrations {
  private noted: readonly StoredPreRegistration[] = [];
  private readonly told = new Set<string>();
  private readonly unsubscribed = new Set<number>();

  override async add(
    interest: Omit<StoredPreRegistration, 'id' | 'createdAt'>,
    createdAt: Date,
  ): Promise<StoredPreRegistration> {
    const newcomer = { ...interest, createdAt, id: this.noted.length + 1 };
    this.noted = [...this.noted, newcomer];
    return newcomer;
  }

  override async lockSame(interest: NewPreRegistration): Promise<StoredPreRegistration | undefined> {
    return this.noted.find((one) => isSameInterest(one, interest));
  }

  override async find(id: number): Promise<StoredPreRegistration | undefined> {
    return this.noted.find((one) => one.id === id);
  }

  override async known(tournamentId: number): Promise<readonly KnownInterest[]> {
    return this.noted.map((interest) => ({
      interest,
      isTold: this.told.has(`${interest.id} ${tournamentId}`),
      isUnsubscribed: this.unsubscribed.has(interest.id),
    }));
  }

  override async noteTold(tournamentId: number, ids: readonly number[]): Promise<void> {
    for (const id of ids) this.told.add(`${id} ${tournamentId}`);
  }

  override async unsubscribe(email: string): Promise<void> {
    for (const one of this.noted) if (one.email.toLowerCase() === email.toLowerCase()) this.unsubscribed.add(one.id);
  }

  override async resume(id: number, language: Language): Promise<void> {
    this.unsubscribed.delete(id);
    this.noted = this.noted.map((one) => (one.id === id ? { ...one, language } : one));
  }
}
