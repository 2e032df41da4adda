import type { Addressee, Mailing, NewMailing } from '../mailing/mailing.ts';

/** The next letters of a mailing; they are taken, and written in the transaction that took them. */
export interface DueLetters {
  readonly mailing: Mailing;
  readonly addressees: readonly Addressee[];
}

/** That a mailing tells the results of a tournament, and what these were. */
export interface SentResults {
  readonly tournamentId: number;
  readonly results: string;
}

/** What organizers write to many at once, and the letters of it that are still to be written. */
export abstract class Mailings {
  /** Whether the same was sent since a moment; nobody else sends until the transaction ends. */
  abstract lockSame(mailing: NewMailing, since: Date): Promise<boolean>;
  /** Keeps a mailing with the letters it is to be: one for each text that differs and each address. Answers its number and theirs. */
  abstract add(
    mailing: NewMailing,
    by: string,
    at: Date,
    results?: SentResults,
  ): Promise<{ readonly id: number; readonly letters: number }>;
  /** The results of a tournament as they were last sent to its families, and when. */
  abstract lastResults(tournamentId: number): Promise<(SentResults & { readonly at: Date }) | undefined>;
  /** Whom its first letter would go to, or the first of those who read Spanish. */
  abstract first(mailing: NewMailing, reads?: 'es'): Promise<Addressee | undefined>;
  /**
   * Takes the next letters to write, of the oldest mailing, at most so many as there is room for among the letters that wait to be
   * delivered; nobody else takes the same. Whoever is no longer meant by then is left out. Undefined when there is none.
   */
  abstract takeDue(most: number, roomForWaiting: number | null): Promise<DueLetters | undefined>;
  /** Whoever reads an address wants no news any more. */
  abstract endNews(address: string, at: Date): Promise<void>;
}
