import type { spanish } from './spanish.ts';

/** A sentence as it is written in English; where something is filled in, its name stands in braces: "{team} is withdrawn". */
export type Phrase = keyof typeof spanish;

/** A sentence with what is filled in. */
export interface Filled {
  readonly phrase: Phrase;
  readonly places: Places;
}

/** What is said to somebody: in English until it reaches whoever knows the language of the reader. */
export type Sentence = Phrase | Filled | EnglishOnly;

/** What organizers alone read, whose site is in English. */
export interface EnglishOnly {
  readonly english: string;
}

type Said = Filled | EnglishOnly;

/** What is filled in, by the names in the braces: names and numbers as they are, and what is itself to be said (filling). */
export type Places = Readonly<Record<string, Place>>;

/** One of them. */
export type Place = string | number | Said;

/** The names in the braces of a sentence. */
type NamesIn<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** A sentence with names and numbers in it. */
export function said<P extends Phrase>(phrase: P, places: Readonly<Record<NamesIn<P>, Place>>): Filled {
  return { phrase, places };
}

/** What reads alike in every language where a sentence is asked for: a name, a code, what somebody has written. */
export function asWritten(text: string): EnglishOnly {
  return { english: text };
}

/** What is said, as it is filled into something else that is said: a bare text there would be taken for a name. */
export function filling(sentence: Sentence): Said {
  return typeof sentence === 'string' ? { phrase: sentence, places: {} } : sentence;
}

/** What organizers alone read. */
export function inEnglish(english: string): EnglishOnly {
  return { english };
}

/** What stands in each sentence, by the sentence in English: all of them, in one language. */
export type Catalogue = Readonly<Record<Phrase, string>>;

/** A sentence in English, or in the language of a catalogue. */
export function spoken(sentence: Sentence, catalogue?: Catalogue): string {
  const told = filling(sentence);
  if ('english' in told) return told.english;
  const { phrase, places } = told;
  return (catalogue?.[phrase] ?? phrase).replace(/\{(\w+)\}/g, (braces, name: string) => {
    const place = Object.hasOwn(places, name) ? places[name] : undefined;
    return place === undefined ? braces : spokenPlace(place, catalogue);
  });
}

/** What is filled in, as it stands within a sentence of a language. */
export function spokenPlace(place: Place, catalogue?: Catalogue): string {
  return typeof place === 'object' ? spoken(place, catalogue) : String(place);
}
