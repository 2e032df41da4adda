import type { PreRegistration } from '../../registration/pre-registration.ts';

/** What the link in a letter fills into the form of a tournament: to the mailbox that left it alone. */
export interface InterestShown extends Pick<PreRegistration, 'name' | 'email' | 'phone'> {
  readonly tournamentId: number;
}

/** How many people who wanted to hear of tournaments are, or were, written to of one. */
export interface InterestedCount {
  readonly people: number;
}

export interface Unsubscribed {
  readonly unsubscribed: true;
}

export function interestShown({ name, email, phone }: PreRegistration, tournamentId: number): InterestShown {
  return { name, email, phone, tournamentId };
}
