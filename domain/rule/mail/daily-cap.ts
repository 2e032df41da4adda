/**
 * Causes of letters. A stranger can cause a letter to any address: an invitation, an interest, a wish to join. A code or a
 * link is requested by its reader. A registration letter tells of one that was made. A notice comes from an organizer, or
 * must be known: the timetable, a deletion, a change. Access tells organizers who has it.
 */
const letterCauses = ['stranger', 'code', 'link', 'registration', 'notice', 'access'] as const;

export type LetterCause = (typeof letterCauses)[number];

/** Daily limit of letters of one cause to an address from one source, and the treatment of those above it. */
interface DailyCap {
  readonly unconfirmed: number;
  /** Limit once the address is confirmed by something mailed there coming back. */
  readonly confirmed: number;
  /** How many times as many all sources together cause. */
  readonly together: number;
  /** Whether letters above the limit wait until the day is over, or are not written at all. */
  readonly isWaiting: boolean;
}

/**
 * Daily limits. Each cause and each source is counted by itself: letters that one source causes delay no others. What
 * organizers, timers and readers with a proved mailbox cause has no source, and is counted apart.
 */
export const dailyCaps: Readonly<Record<LetterCause, DailyCap>> = {
  stranger: { together: 1, unconfirmed: 10, confirmed: 30, isWaiting: false },
  // Requests for codes are counted where they are made (allowances.ts), so that nobody's use up those of a family.
  code: { together: 1, unconfirmed: 100, confirmed: 100, isWaiting: false },
  link: { together: 1.5, unconfirmed: 20, confirmed: 60, isWaiting: true },
  registration: { together: 1.5, unconfirmed: 20, confirmed: 60, isWaiting: true },
  notice: { together: 1.5, unconfirmed: 20, confirmed: 60, isWaiting: true },
  access: { together: 1.5, unconfirmed: 60, confirmed: 60, isWaiting: true },
};

/** Letters an hour to addresses that have not answered, from one source and from all. */
export interface LetterPace {
  readonly perSource: number;
  readonly inAll: number;
  /** Letters an hour of one source that leave however many all others cause. */
  readonly first: number;
}

/** Pace of what registrations cause: a whole venue of families registers behind one address. That of strangers' letters is a setting. */
export const paceOfFamilies: LetterPace = { perSource: 600, inAll: 3000, first: 10 };
