import type { PreRegistration } from '../../rule/registration/pre-registration.ts';
import type { SentMoment } from '../../rule/time/moment.ts';

/** Data that a letter's link fills into the form of a tournament, only for the mailbox that left it. */
export interface InterestView extends Pick<PreRegistration, 'name' | 'email' | 'phone'> {
  readonly tournamentId: number;
}

/** Number of interested people who are, or were, notified of a tournament. */
export interface InterestedCount {
  readonly people: number;
}

export interface Unsubscribed {
  readonly unsubscribed: true;
}

export function interestView({ name, email, phone }: PreRegistration, tournamentId: number): InterestView {
  return { name, email, phone, tournamentId };
}

/** Person interested in future tournaments, as organizers see them. */
export interface ListedInterest {
  readonly id: number;
  readonly name: string;
  readonly sex: string;
  readonly age: number;
  readonly email: string;
  readonly phone: string;
  readonly createdAt: SentMoment;
}
