import { PreRegistrations } from '../../domain/port/pre-registrations.ts';
import type { NewPreRegistration } from '../../domain/registration/pre-registration.ts';
import { isSameInterest, type PreRegistration } from '../../domain/registration/pre-registration.ts';
import type { KnownInterest } from '../../domain/registration/told-interest.ts';

/** Interest noted for as long as a test lasts. */
export class InMemoryPreRegistrations extends PreRegistrations {
  private noted: readonly PreRegistration[] = [];
  private readonly told = new Set<string>();
  private readonly unsubscribed = new Set<number>();

  override async add(interest: NewPreRegistration, createdAt: Date): Promise<PreRegistration> {
    const newcomer = { ...interest, createdAt, id: this.noted.length + 1 };
    this.noted = [...this.noted, newcomer];
    return newcomer;
  }

  override async lockSame(interest: NewPreRegistration): Promise<PreRegistration | undefined> {
    return this.noted.find((one) => isSameInterest(one, interest));
  }

  override async find(id: number): Promise<PreRegistration | undefined> {
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

  override async resume(id: number): Promise<void> {
    this.unsubscribed.delete(id);
  }
}
