import type { spanish } from './spanish.ts';

/**
 * English sentence, with the names of its placeholders in braces: "{team} is withdrawn". One that does not compile lacks its
 * Spanish in the file of its subject in `es/`.
 */
export type Phrase = keyof typeof spanish;

/** Sentence with the values of its placeholders. */
export interface Filled {
  readonly phrase: Phrase;
  readonly places: Places;
}

/** Message in a form that can be translated; it stays English until the reader's language is known. */
export type Sentence = Phrase | Filled | EnglishOnly;

/** Text for organizers only, whose site is in English. */
interface EnglishOnly {
  readonly english: string;
}

type NestedSentence = Filled | EnglishOnly;

/** Values by placeholder: names and numbers as they are, and sentences to be translated themselves (see `filling`). */
export type Places = Readonly<Record<string, Place>>;

/** Value of a placeholder. */
export type Place = string | number | NestedSentence;

/** Names of the placeholders in a sentence. */
type NamesIn<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** Sentences by name. */
type Phrases = Readonly<Record<string, Phrase>>;

/**
 * Marks a sentence, or a table of them, or fills the placeholders of one. A build for one language translates only what is marked: by this
 * function, by another that takes sentences, or as the label of a field (`public-web/build-language.ts`).
 */
export function said<const P extends Phrase | Phrases>(sentence: P): P;
export function said<P extends Phrase>(phrase: P, places: Readonly<Record<NamesIn<P>, Place>>): Filled;
/* @__NO_SIDE_EFFECTS__ */
export function said(phrase: Phrase, places?: Places): unknown {
  return places === undefined ? phrase : { phrase, places };
}

/** Wraps a text that is the same in every language: a name, a code, words that somebody wrote. */
export function asWritten(text: string): EnglishOnly {
  return { english: text };
}

/** Wraps a sentence as the value of a placeholder; plain text there would be taken for a name. */
export function asPlaceholderValue(sentence: Sentence): NestedSentence {
  return typeof sentence === 'string' ? { phrase: sentence, places: {} } : sentence;
}

/** Wraps a text that only organizers read. */
export function inEnglish(english: string): EnglishOnly {
  return { english };
}

/** Translations of all sentences into one language, by the English sentence. */
export type Catalogue = Readonly<Record<Phrase, string>>;

/** Returns a sentence as text, in English or in the language of a catalogue. */
export function translate(sentence: Sentence, catalogue?: Catalogue): string {
  const told = asPlaceholderValue(sentence);
  if ('english' in told) return told.english;
  const { phrase, places } = told;
  return (catalogue?.[phrase] ?? phrase).replace(/\{(\w+)\}/g, (braces, name: string) => {
    const place = Object.hasOwn(places, name) ? places[name] : undefined;
    return place === undefined ? braces : translatePlaceholder(place, catalogue);
  });
}

/** Returns the value of a placeholder as text. */
export function translatePlaceholder(place: Place, catalogue?: Catalogue): string {
  return typeof place === 'object' ? translate(place, catalogue) : String(place);
}
