import { interestKey, type KeptInterest } from './pre-registration.ts';

/** An interest, as far as letters about one tournament go. */
export interface KnownInterest {
  readonly interest: KeptInterest;
  /** Whether it was written to of this tournament. */
  readonly isTold: boolean;
  /** Whether whoever reads its mailbox wants no more letters. */
  readonly isUnsubscribed: boolean;
}

/** Whom to write to of a tournament: each person once, as they said it last; nobody who was written to or wants no letters. */
export function interestedToTell(known: readonly KnownInterest[]): readonly KeptInterest[] {
  const told = new Set(known.filter(({ isTold }) => isTold).map(({ interest }) => interestKey(interest)));
  const people = new Map<string, KeptInterest>();
  for (const { interest, isUnsubscribed } of known.toSorted((one, other) => one.interest.id - other.interest.id)) {
    const person = interestKey(interest);
    if (!isUnsubscribed && !told.has(person)) people.set(person, interest);
  }
  return [...people.values()].toSorted((one, other) => one.id - other.id);
}
