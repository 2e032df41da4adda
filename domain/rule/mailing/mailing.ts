import type { Language } from '../language/language.ts';
import type { MailedList, MailingTexts } from './place-in-text.ts';

/** Subject and text as an organizer wrote them. */
type WrittenText = Pick<MailingTexts, 'subject' | 'text'>;

/** Letter of an organizer to everybody in a filtered list, in English and optionally in Spanish. */
export interface NewMailing extends MailingTexts {
  readonly list: MailedList;
  /** Filter in the notation of the list's own address: {"tournamentId":1,"paymentStatus":"pending"}. */
  readonly filter: string;
  /** Whether it leaves before other letters. */
  readonly isUrgent: boolean;
}

/** Reader of one letter, with what it fills in. */
export interface Reader {
  readonly to: string;
  readonly language: Language;
  readonly name: string;
  readonly team: string | null;
  readonly tournament: string | null;
  readonly owedCents: number;
  /** Record of the list that the letter is about. */
  readonly id: number;
  readonly playerId: number | null;
  readonly registrationId: number | null;
  /** Whether they have nothing on file that is still to be played: then the letter is news, from which they can unsubscribe. */
  readonly isNews: boolean;
}

/** Address of a tournament's families or teams, which gets one letter, with the names of whoever reads it. */
export interface FamilyReader extends Pick<Reader, 'to' | 'language'> {
  readonly names: readonly string[];
}

/** Addresses of a tournament's families and teams, and the number of registered players without one. */
export interface Families {
  readonly readers: readonly FamilyReader[];
  readonly withoutEmail: number;
}

/** Maximum of letters of one mailing: they are written in one transaction. */
export const mostLetters = 2000;

/** Everybody whom a mailing reaches, and the numbers of those it does not. */
export interface Audience {
  readonly readers: readonly Reader[];
  readonly withoutEmail: number;
  /** People who want no more news. */
  readonly unsubscribed: number;
}

/** Returns the text for a reader's language: Spanish if it was given, else English. */
export function textFor(mailing: NewMailing, reads: Language): WrittenText & { readonly language: Language } {
  const { subject, text, spanishSubject, spanishText } = mailing;
  if (reads !== 'es' || spanishSubject === null || spanishText === null) return { subject, text, language: 'en' };
  return { subject: spanishSubject, text: spanishText, language: 'es' };
}
