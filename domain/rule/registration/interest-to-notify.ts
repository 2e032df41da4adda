import { interestKey, type StoredPreRegistration } from './pre-registration.ts';

/** Pre-registration with the facts needed for letters about one tournament. */
export interface KnownInterest {
  readonly interest: StoredPreRegistration;
  /** Whether a letter about this tournament was sent for it. */
  readonly isTold: boolean;
  /** Whether the owner of its mailbox has unsubscribed. */
  readonly isUnsubscribed: boolean;
}

/** Returns the pre-registrations to write to about a tournament: each person once, in the latest version; nobody who was written to or has unsubscribed. */
export function preRegistrationsToNotify(known: readonly KnownInterest[]): readonly StoredPreRegistration[] {
  const told = new Set(known.filter(({ isTold }) => isTold).map(({ interest }) => interestKey(interest)));
  const people = new Map<string, StoredPreRegistration>();
  for (const { interest, isUnsubscribed } of known.toSorted((one, other) => one.interest.id - other.interest.id)) {
    const person = interestKey(interest);
    if (!isUnsubscribed && !told.has(person)) people.set(person, interest);
  }
  return [...people.values()].toSorted((one, other) => one.id - other.id);
}
