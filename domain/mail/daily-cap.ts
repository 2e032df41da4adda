/**
 * What makes a letter be written. A stranger's can be caused to any address by anybody: an invitation, an interest, a wish to
 * join. A code is asked for to see it. A registration's tells of one that was made. A notice is an organizer's, or must be
 * known: the timetable, a deletion, a change.
 */
export const letterCauses = ['stranger', 'code', 'registration', 'notice'] as const;

export type LetterCause = (typeof letterCauses)[number];

/** How many letters of one cause an address gets in 24 hours, and what becomes of those beyond. */
export interface DailyCap {
  readonly unconfirmed: number;
  /** Once something mailed to the address has come back. */
  readonly confirmed: number;
  /** They wait until the day is over, or are not written at all. */
  readonly isWaiting: boolean;
}

/** Each cause is counted by itself: what strangers cause never delays what a family has to know. */
export const dailyCaps: Readonly<Record<LetterCause, DailyCap>> = {
  stranger: { unconfirmed: 10, confirmed: 30, isWaiting: false },
  code: { unconfirmed: 10, confirmed: 20, isWaiting: false },
  registration: { unconfirmed: 20, confirmed: 60, isWaiting: true },
  notice: { unconfirmed: 20, confirmed: 60, isWaiting: true },
};
