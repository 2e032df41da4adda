import type { Language } from '../language/language.ts';
import { personKey } from '../player/person.ts';

/** Answers of somebody who would like to hear of future tournaments. */
export interface NewPreRegistration {
  readonly name: string;
  readonly sex: 'Male' | 'Female';
  readonly age: number;
  readonly email: string;
  readonly phone: string;
}

/** Person who would like to hear of future tournaments. */
export interface PreRegistration extends NewPreRegistration {
  readonly id: number;
  readonly createdAt: Date;
}

/** Stored form of a pre-registration, with the language of letters to that person. */
export interface StoredPreRegistration extends PreRegistration {
  readonly language: Language;
}

/** Tells whether two submissions are the same: the same person of the same age and sex, with the same address. */
export function isSameInterest(one: NewPreRegistration, other: NewPreRegistration): boolean {
  return one.age === other.age && one.sex === other.sex && interestKey(one) === interestKey(other);
}

/** Returns the key of a pre-registration: name, phone and email in comparable form. */
export function interestKey(interest: NewPreRegistration): string {
  const { name, phone } = personKey(interest);
  return `${interest.email.toLowerCase()} ${phone} ${name}`;
}
