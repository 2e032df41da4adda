import type { MailedList } from '../../mailing/place-in-text.ts';
import type { SentMoment } from '../../time/moment.ts';

/** What an organizer wrote to many, and how far its letters have come. */
export interface ListedMailing {
  readonly id: number;
  readonly list: MailedList;
  /** As the list's own address has it. */
  readonly filter: string;
  readonly subject: string;
  readonly text: string;
  readonly spanishSubject: string | null;
  readonly spanishText: string | null;
  readonly sentBy: string;
  readonly letters: number;
  /** Letters that are still to be written. */
  readonly toWrite: number;
  /** Letters whose readers were meant no more when their turn came. */
  readonly leftOut: number;
  readonly createdAt: SentMoment;
}
