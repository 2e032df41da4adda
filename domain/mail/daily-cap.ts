/**
 * Causes of letters. A stranger can cause a letter to any address: an invitation, an interest, a wish to join. A code is
 * requested by its reader. A registration letter tells of one that was made. A notice comes from an organizer, or must be
 * known: the timetable, a deletion, a change.
 */
const letterCauses = ['stranger', 'code', 'registration', 'notice'] as const;

export type LetterCause = (typeof letterCauses)[number];

/** Daily limit of letters of one cause to an address, and the treatment of those above it. */
interface DailyCap {
  readonly unconfirmed: number;
  /** Limit once the address is confirmed by something mailed there coming back. */
  readonly confirmed: number;
  /** Whether letters above the limit wait until the day is over, or are not written at all. */
  readonly isWaiting: boolean;
}

/** Daily limits. Each cause is counted by itself: letters caused by strangers never delay the important ones. */
export const dailyCaps: Readonly<Record<LetterCause, DailyCap>> = {
  stranger: { unconfirmed: 10, confirmed: 30, isWaiting: false },
  code: { unconfirmed: 10, confirmed: 20, isWaiting: false },
  registration: { unconfirmed: 20, confirmed: 60, isWaiting: true },
  notice: { unconfirmed: 20, confirmed: 60, isWaiting: true },
};
