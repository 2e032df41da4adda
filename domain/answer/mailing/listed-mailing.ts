import type { MailedList } from '../../mailing/place-in-text.ts';
import type { SentMoment } from '../../time/moment.ts';

/** Mailing of an organizer, and the progress of its letters. */
export interface ListedMailing {
  readonly id: number;
  readonly list: MailedList;
  /** Filter in the notation of the list's own address. */
  readonly filter: string;
  readonly subject: string;
  readonly text: string;
  readonly spanishSubject: string | null;
  readonly spanishText: string | null;
  readonly sentBy: string;
  readonly letters: number;
  /** Number of letters that are still to be written. */
  readonly toWrite: number;
  /** Number of letters left out because their recipients no longer matched when their turn came. */
  readonly leftOut: number;
  readonly createdAt: SentMoment;
}
