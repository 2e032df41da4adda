import { spokenName } from '../form/person-name.ts';
import { digitsOf, hyphens } from '../form/phone.ts';

/** Key that tells whether two submissions are of the same person, beside the birth year: the normalised name and phone. */
export interface PersonKey {
  readonly name: string;
  readonly phone: string;
  /** Name as typed: capitals matter for its look. */
  readonly written: string;
}

/** Returns the key by which a person is found (rules, section 1). */
export function personKey(person: { readonly name: string; readonly phone: string }): PersonKey {
  return { name: nameKey(person.name), phone: phoneKey(person.phone), written: person.name };
}

/** Matches accents and invisible characters. The vowel signs of scripts such as Devanagari or Kana are kept: they tell names apart. */
const accents = /[\u0300-\u036F]|\p{Cf}/gu;

/** Matches accents that stand alone, which people type for an apostrophe; decomposed they would be a blank and an accent. */
const loneAccents = /[\u00B4\u0384\u1FBD\u1FBF\u1FEF\u1FFD\u1FFE]/gu;

/** Matches characters used as an apostrophe: quotes, primes, modifier letters, the grave accent, those of other scripts. */
const apostrophes =
  /[`\u2018-\u201B\u2032\u2035\u02B9\u02BB-\u02BF\u02C8\u02CA\u02CB\u0374\u055A\u05F3\u07F4\u07F5\u275B\u275C\uA78B\uA78C]/gu;

/** Matches blanks, and letters that look like one. */
const blanks = /[\s\u0085\u115F\u1160\u2800]+/gu;

/**
 * Normalizes a name for comparison (rules, section 13): compatible forms, no diacritics, case folded, and every
 * apostrophe, hyphen and blank as one, since phones write O’Brien where a keyboard writes O'Brien. The name itself
 * is stored and shown as typed.
 */
export function nameKey(name: string): string {
  return name
    .replace(loneAccents, "'")
    .normalize('NFKD')
    .replace(accents, '')
    .replace(apostrophes, "'")
    .replace(hyphens, '-')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFKC')
    .replace(blanks, ' ')
    .trim();
}

/**
 * Returns the key by which people are found and recognised (rules, section 13): the normalized name, as it is
 * spoken, without hyphens, blanks and apostrophes, since O’Neill-Vásquez is typed "oneill vasquez". A name of nothing
 * else is compared as it is.
 */
export function joinedName(name: string): string {
  const key = nameKey(spokenName(name));
  return key.replace(/[-' ]/g, '') || key;
}

/** Normalizes a phone for comparison: digits only, the country code of the United States before ten digits (1, or 001) dropped. */
export function phoneKey(phone: string): string {
  return digitsOf(phone).replace(/^(?:00)?1(?=\d{10}$)/, '');
}

/** Tells whether birth years agree: they do unless both are known and differ. */
export function birthYearsAgree(one: number | null, other: number | null): boolean {
  return one === null || other === null || one === other;
}
