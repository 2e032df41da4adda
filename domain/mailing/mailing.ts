import type { Language } from '../language/language.ts';
import type { MailedList } from './place-in-text.ts';

/** A subject and a text, as an organizer has written them. */
export interface WrittenText {
  readonly subject: string;
  readonly text: string;
}

/** What an organizer writes to everybody whom a filter of a list leaves, in English and, where given, in Spanish. */
export interface NewMailing extends WrittenText {
  readonly list: MailedList;
  /** As the list's own address has it: {"tournamentId":1,"paymentStatus":"pending"}. */
  readonly filter: string;
  readonly spanishSubject: string | null;
  readonly spanishText: string | null;
}

/** A mailing on its way: its letters are written one after the other. */
export interface Mailing extends NewMailing {
  readonly id: number;
}

/** To whom one letter goes, and about which records. */
export interface Addressee {
  /** The number of the letter to come; 0 for one that is only looked at. */
  readonly id: number;
  readonly to: string;
  readonly playerId: number | null;
  readonly registrationId: number | null;
  readonly teamId: number | null;
  /** Whether nothing of them is on file that is still to be played: then it is news, which they can end. */
  readonly isNews: boolean;
}

/** The words for somebody who reads a language: Spanish where it was given, else English. */
export function textFor(mailing: NewMailing, reads: Language): WrittenText & { readonly language: Language } {
  const { subject, text, spanishSubject, spanishText } = mailing;
  if (reads !== 'es' || spanishSubject === null || spanishText === null) return { subject, text, language: 'en' };
  return { subject: spanishSubject, text: spanishText, language: 'es' };
}
