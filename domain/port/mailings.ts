import type { Addressee, Mailing, NewMailing } from '../mailing/mailing.ts';

/** Next letters of a mailing; they are written in the transaction that took them. */
export interface DueLetters {
  readonly mailing: Mailing;
  readonly addressees: readonly Addressee[];
}

/** Results of a tournament as a mailing announces them. */
export interface SentResults {
  readonly tournamentId: number;
  readonly results: string;
}

/** Mailings of organizers to many recipients, and their letters that are still to be written. */
export abstract class Mailings {
  /** Returns whether the same mailing was sent since a moment, and blocks other mailings until the transaction ends. */
  abstract lockSame(mailing: NewMailing, since: Date): Promise<boolean>;
  /** Stores a mailing and its letters, one for each different text and address. Returns the mailing's id and the number of letters. */
  abstract add(
    mailing: NewMailing,
    by: string,
    at: Date,
    results?: SentResults,
  ): Promise<{ readonly id: number; readonly letters: number }>;
  /** Returns the results of a tournament as last sent to its families, and the time. */
  abstract lastResults(tournamentId: number): Promise<(SentResults & { readonly at: Date }) | undefined>;
  /** Returns the first recipient, or the first who reads Spanish. */
  abstract first(mailing: NewMailing, reads?: 'es'): Promise<Addressee | undefined>;
  /**
   * Takes the next letters of the oldest mailing, at most `most` and at most the room left among letters that wait for delivery;
   * nobody else takes the same ones. Recipients who no longer belong to the mailing's audience are left out. Undefined when there is none.
   */
  abstract takeDue(most: number, roomForWaiting: number | null): Promise<DueLetters | undefined>;
  /** Ends news to an address at the wish of its reader. */
  abstract endNews(address: string, at: Date): Promise<void>;
}
