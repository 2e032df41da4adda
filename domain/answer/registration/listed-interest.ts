import type { SentMoment } from '../../time/moment.ts';

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
