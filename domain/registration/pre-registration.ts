import type { Language } from '../language/language.ts';
import { personKey } from '../player/person.ts';

/** What somebody says who would like to hear of future tournaments. */
export interface NewPreRegistration {
  readonly name: string;
  readonly sex: 'Male' | 'Female';
  readonly age: number;
  readonly email: string;
  readonly phone: string;
}

/** Somebody who would like to hear of future tournaments. */
export interface PreRegistration extends NewPreRegistration {
  readonly id: number;
  readonly createdAt: Date;
}

/** The same as it is kept, with the language in which they read what we write. */
export interface KeptInterest extends PreRegistration {
  readonly language: Language;
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
