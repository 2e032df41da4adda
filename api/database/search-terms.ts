import { referenceIn } from '../../domain/payment/payment-reference.ts';
import { nameKey, phoneKey } from '../../domain/player/person.ts';

/** A name, a number or a word to look for, in the spellings it may have in a record: a record with any of them has the term. */
export type Term = readonly string[];

/** What somebody typed into a search: all terms are to be found, or the registration of a payment reference and the terms beside it. */
export interface SearchTerms {
  readonly terms: readonly Term[];
  readonly reference?: { readonly registrationId: number; readonly terms: readonly Term[] };
}

/** Reads what was typed: names as they are compared, phones however they are written, payment references. */
export function searchTerms(typed: string): SearchTerms {
  const text = typed.slice(0, 100).replaceAll('\0', '').trim();
  const terms = termsOf(text);
  const found = referenceIn(text);
  if (found === undefined) return { terms };
  return { terms, reference: { registrationId: found.registrationId, terms: termsOf(found.rest) } };
}

/** Fewer letters without the hyphen between them say too little: o'b is not looked for as ob. */
const leastJoined = 4;

/** A number among other words: long enough to be no year and no shirt. */
const phoneWithin = /[+(]?\d[\d\s\-().+/]{5,}\d/gu;

function termsOf(text: string): readonly Term[] {
  const plain = nameKey(text).replace(/^tel:\s*/u, '');
  if (/^[\d\s\-()+./]+$/u.test(plain) && phoneKey(plain).length >= 3) return [[typedPhone(plain)]];
  const phones = (plain.match(phoneWithin) ?? []).filter((one) => phoneKey(one).length >= 7);
  const rest = phones.reduce((left, phone) => left.replace(phone, ' '), plain);
  return [...phones.map((phone) => [typedPhone(phone)]), ...wordsOf(phones.length === 0 ? text : rest)];
}

/** Digits alone, without the 1 of the United States also where the number behind it is still being typed. */
function typedPhone(typed: string): string {
  return phoneKey(typed.replace(/^\s*\+1|^\s*1(?=[\s\-(.])/u, ''));
}

/**
 * Each word as names are compared, as it was written where that differs, and without hyphens and apostrophes, as rows are found, too. A comma
 * parts words as a blank does: "Mara, Keith" is Keith Mara.
 */
function wordsOf(text: string): readonly Term[] {
  const words = text.toLowerCase().split(/[\s,;]+/u);
  return words.filter((word) => nameKey(word) !== '').map((word) => spellingsOf(word));
}

function spellingsOf(word: string): Term {
  const key = nameKey(word);
  const joined = key.replace(/[-' ]/g, '');
  return [...new Set([key, word, ...(joined.length >= leastJoined ? [joined] : [])])];
}
