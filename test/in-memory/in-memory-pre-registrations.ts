import { PreRegistrations } from '../../domain/port/pre-registrations.ts';
import type { NewPreRegistration } from '../../domain/registration/pre-registration.ts';
import { isSameInterest, type PreRegistration } from '../../domain/registration/pre-registration.ts';

/** Interest noted for as long as a test lasts. */
export class InMemoryPreRegistrations extends PreRegistrations {
  private noted: readonly PreRegistration[] = [];

  override async add(interest: NewPreRegistration, createdAt: Date): Promise<PreRegistration> {
    const newcomer = { ...interest, createdAt, id: this.noted.length + 1 };
    this.noted = [...this.noted, newcomer];
    return newcomer;
  }

  override async lockSame(interest: NewPreRegistration): Promise<PreRegistration | undefined> {
    return this.noted.find((one) => isSameInterest(one, interest));
  }
}
