import type { Catalogue } from './sentence.ts';
import { spanish } from './spanish.ts';

/** Languages of the product towards families; the first is that of the specifications, and the default. */
export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

/** Returns whether a value is the code of one of the languages. */
export function isLanguage(word: unknown): word is Language {
  return languages.some((language) => language === word);
}

/** Catalogue of each language's sentences; English has none, since the sentences themselves are English. */
export const catalogueOf: Readonly<Record<Language, Catalogue | undefined>> = { en: undefined, es: spanish };

/** Returns whether a text is a sentence of the product; a framework's messages may not be. */
export function isPhrase(words: string): words is keyof Catalogue {
  return Object.hasOwn(spanish, words);
}
