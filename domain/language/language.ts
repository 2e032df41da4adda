import type { Catalogue } from './sentence.ts';
import { spanish } from './spanish.ts';

/** The languages in which the product speaks to families; the first is that of the specifications, and is spoken to whoever names none. */
export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

/** Whether a word names one of them. */
export function isLanguage(word: unknown): word is Language {
  return languages.some((language) => language === word);
}

/** What each sentence is in a language; English is what the sentences themselves are written in. */
export const catalogueOf: Readonly<Record<Language, Catalogue | undefined>> = { en: undefined, es: spanish };

/** Whether the product has a sentence under these words: what a framework says may be none of ours. */
export function isPhrase(words: string): words is keyof Catalogue {
  return Object.hasOwn(spanish, words);
}
