import type { SentMoment } from '../../time/moment.ts';

/** Somebody who would like to hear of tournaments to come, as organizers see them. */
export interface ListedInterest {
  readonly id: number;
  readonly name: string;
  readonly sex: string;
  readonly age: number;
  readonly email: string;
  readonly phone: string;
  readonly createdAt: SentMoment;
}
