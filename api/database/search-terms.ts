import { referenceIn } from '../../domain/rule/payment/payment-reference.ts';
import { nameKey, phoneKey } from '../../domain/rule/player/person.ts';

/** Search term in all spellings that a record may contain; a record with any of them matches. */
export type Term = readonly string[];

/** Parsed search: all terms must match, or the registration of a payment reference with its remaining terms. */
interface SearchTerms {
  readonly terms: readonly Term[];
  readonly reference?: { readonly registrationId: number; readonly terms: readonly Term[] };
}

/** Parses a search text: names in their folded form, phone numbers in any notation, payment references. */
export function searchTerms(typed: string): SearchTerms {
  const text = typed.slice(0, 100).replaceAll('\0', '').trim();
  const terms = termsOf(text);
  const found = referenceIn(text);
  if (found === undefined) return { terms };
  return { terms, reference: { registrationId: found.registrationId, terms: termsOf(found.rest) } };
}

/** Minimum number of letters of a term that is also searched without its hyphen: o'b is not searched as ob. */
const leastJoined = 4;

/** Phone number among other words, too long to be a year or a shirt number. */
const phoneWithin = /[+(]?\d[\d\s\-().+/]{5,}\d/gu;

function termsOf(text: string): readonly Term[] {
  const plain = nameKey(text).replace(/^tel:\s*/u, '');
  if (/^[\d\s\-()+./]+$/u.test(plain) && phoneKey(plain).length >= 3) return [[typedPhone(plain)]];
  const phones = (plain.match(phoneWithin) ?? []).filter((one) => phoneKey(one).length >= 7);
  const rest = phones.reduce((left, phone) => left.replace(phone, ' '), plain);
  return [...phones.map((phone) => [typedPhone(phone)]), ...wordsOf(phones.length === 0 ? text : rest)];
}

/** Returns the digits of a phone number, without the leading 1 of the United States even while the rest is still being typed. */
function typedPhone(typed: string): string {
  return phoneKey(typed.replace(/^\s*\+1|^\s*1(?=[\s\-(.])/u, ''));
}

/**
 * Splits a text into terms: each word folded as names are, as written where that differs, and without hyphens and apostrophes. A comma
 * separates words as a blank does: "Mara, Keith" finds Keith Mara.
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
