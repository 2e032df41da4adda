import type { Language } from '../../rule/language/language.ts';

/** Letter as its reader gets it. */
export interface SampleLetter {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
}

/** Mailing before it is sent. */
export interface MailingPreview {
  readonly letters: number;
  readonly withoutEmail: number;
  /** People who want no more news. */
  readonly unsubscribed: number;
  /** Letter to the first reader; null when there is none. */
  readonly sample: SampleLetter | null;
  /** Whether letters leave at all. */
  readonly isMailDelivered: boolean;
}

/** Number of letters that a mailing has sent. */
export interface MailingSent {
  readonly letters: number;
}
