import { catalogueOf, type Language } from '../language/language.ts';
import { type Catalogue, spoken, spokenPlace } from '../language/sentence.ts';
import type { Debt, Fact, Letter, LetterPart } from './letter.ts';
/** A part of a letter in the language of whoever gets it. */
export type SpokenPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] };

/** A letter as it is posted: every sentence is a text by then. */
export interface SpokenLetter extends Omit<Letter, 'subject' | 'parts'> {
  readonly subject: string;
  readonly parts: readonly (SpokenPart | Debt)[];
}

/** A letter in the language of whoever gets it. */
export function spokenLetter({ subject, parts, ...letter }: Letter): SpokenLetter {
  return {
    ...letter,
    subject: spoken(subject, catalogueOf[letter.language]),
    parts: parts.map((part) => (part.kind === 'debt' ? part : spokenPart(part, letter.language))),
  };
}

/** A part of a letter in a language; a debt says whom to pay before it is spoken. */
export function spokenPart(part: Exclude<LetterPart, Debt>, language: Language): SpokenPart {
  const words = catalogueOf[language];
  switch (part.kind) {
    case 'text':
      return { kind: 'text', text: spoken(part.text, words) };
    case 'link':
      return { kind: 'link', label: spoken(part.label, words), url: part.url };
    case 'facts':
      return { kind: 'facts', facts: part.facts.map((fact) => spokenFact(fact, words)) };
  }
}

function spokenFact([name, value]: Fact, words: Catalogue | undefined): readonly [string, string] {
  return [spoken(name, words), spokenPlace(value, words)];
}
