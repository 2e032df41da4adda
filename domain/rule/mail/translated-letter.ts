import { catalogueOf, type Language } from '../language/language.ts';
import { type Catalogue, translate, translatePlaceholder } from '../language/sentence.ts';
import type { Debt, Fact, Letter, LetterPart } from './letter.ts';

/** Part of a letter in the recipient's language. */
export type TranslatedPart =
  | { readonly kind: 'text'; readonly text: string; readonly keepsLinks?: true }
  | { readonly kind: 'link'; readonly label: string; readonly url: string; readonly givesWay?: 'first' | 'last' }
  | { readonly kind: 'facts'; readonly facts: readonly TranslatedFact[] };

export type TranslatedFact = readonly [name: string, value: string, kind?: 'address'];

/** Letter as it is posted, with every sentence translated to text. */
export interface TranslatedLetter extends Omit<Letter, 'subject' | 'parts'> {
  readonly subject: string;
  readonly parts: readonly (TranslatedPart | Debt)[];
}

/** Function that adds a language to an address. */
type ReadIn = (url: string, language: Language) => string;

/** Translates a letter into the recipient's language; its links to our pages open in it, too. */
export function translateLetter({ subject, parts, ...letter }: Letter, readIn: ReadIn): TranslatedLetter {
  const { language } = letter;
  const part = (one: LetterPart): TranslatedPart | Debt => {
    if (one.kind === 'debt') return one;
    const told = translatePart(one, language);
    return told.kind === 'link' ? { ...told, url: readIn(told.url, language) } : told;
  };
  return { ...letter, subject: translate(subject, catalogueOf[language]), parts: parts.map(part) };
}

/** Translates a part of a letter; a debt must be turned into parts before. */
export function translatePart(part: Exclude<LetterPart, Debt>, language: Language): TranslatedPart {
  const words = catalogueOf[language];
  switch (part.kind) {
    case 'text':
      return { ...part, text: translate(part.text, words) };
    case 'link':
      return { ...part, label: translate(part.label, words) };
    case 'facts':
      return { kind: 'facts', facts: part.facts.map((fact) => spokenFact(fact, words)) };
  }
}

function spokenFact([name, value, ...kind]: Fact, words: Catalogue | undefined): TranslatedFact {
  return [translate(name, words), translatePlaceholder(value, words), ...kind];
}
