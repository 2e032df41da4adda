import type { Language } from '../language/language.ts';
import type { MailedList } from './place-in-text.ts';

/** Subject and text as an organizer wrote them. */
interface WrittenText {
  readonly subject: string;
  readonly text: string;
}

/** Mailing of an organizer to everybody in a filtered list, in English and optionally in Spanish. */
export interface NewMailing extends WrittenText {
  readonly list: MailedList;
  /** Filter in the notation of the list's own address: {"tournamentId":1,"paymentStatus":"pending"}. */
  readonly filter: string;
  readonly spanishSubject: string | null;
  readonly spanishText: string | null;
}

/** Mailing on its way: its letters are written one after the other. */
export interface Mailing extends NewMailing {
  readonly id: number;
}

/** Recipient of one letter, and the records it is about. */
export interface Addressee {
  /** Id of the letter to come; 0 for a preview. */
  readonly id: number;
  readonly to: string;
  readonly playerId: number | null;
  readonly registrationId: number | null;
  readonly teamId: number | null;
  /** Whether they have nothing on file that is still to be played: then the letter is news, from which they can unsubscribe. */
  readonly isNews: boolean;
}

/** Returns the text for a reader's language: Spanish if it was given, else English. */
export function textFor(mailing: NewMailing, reads: Language): WrittenText & { readonly language: Language } {
  const { subject, text, spanishSubject, spanishText } = mailing;
  if (reads !== 'es' || spanishSubject === null || spanishText === null) return { subject, text, language: 'en' };
  return { subject: spanishSubject, text: spanishText, language: 'es' };
}
