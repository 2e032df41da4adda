import { personKey } from '../player/person.ts';
import type { NewPreRegistration } from './new-pre-registration.ts';

/** Somebody who would like to hear of future tournaments. */
export interface PreRegistration extends NewPreRegistration {
  readonly id: number;
  readonly createdAt: Date;
}

/** The people who would like to hear of future tournaments. */
export abstract class PreRegistrations {
  abstract add(interest: NewPreRegistration, at: Date): Promise<PreRegistration>;
  /** The same interest where it is noted already; nobody else notes it until the transaction ends. */
  abstract lockSame(interest: NewPreRegistration): Promise<PreRegistration | undefined>;
}

/** Whether two submissions say the same: the same person of the same age, reached at the same address. */
export function isSameInterest(one: NewPreRegistration, other: NewPreRegistration): boolean {
  return one.age === other.age && one.sex === other.sex && interestKey(one) === interestKey(other);
}

/** What tells whose interest it is: name, phone and e-mail, as they are compared. */
export function interestKey(interest: NewPreRegistration): string {
  const { name, phone } = personKey(interest);
  return `${interest.email.toLowerCase()} ${phone} ${name}`;
}
