import { digitsOf, hyphens } from '../form/phone.ts';

/** What tells whether two submissions are the same person: the normalised name and phone, and the birth year. */
export interface PersonKey {
  readonly name: string;
  readonly phone: string;
  /** The name as it was typed: capitals tell what it looks like. */
  readonly written: string;
}

/** The key a person is found by (rules, section 1). */
export function personKey(person: { readonly name: string; readonly phone: string }): PersonKey {
  return { name: nameKey(person.name), phone: phoneKey(person.phone), written: person.name };
}

/** Accents, and what nobody sees. The vowel signs of scripts such as Devanagari or Kana are none: they tell names apart. */
const accents = /[\u0300-\u036F]|\p{Cf}/gu;

/** Accents that stand alone, which people type for an apostrophe; taken apart they would be a blank and an accent. */
const loneAccents = /[\u00B4\u0384\u1FBD\u1FBF\u1FEF\u1FFD\u1FFE]/gu;

/** What is typed or drawn for an apostrophe: quotes, primes, modifier letters, the grave accent, those of other scripts. */
const apostrophes =
  /[`\u2018-\u201B\u2032\u2035\u02B9\u02BB-\u02BF\u02C8\u02CA\u02CB\u0374\u055A\u05F3\u07F4\u07F5\u275B\u275C\uA78B\uA78C]/gu;

/** Blanks, and letters that show as one. */
const blanks = /[\s\u0085\u115F\u1160\u2800]+/gu;

/**
 * A name as it is compared (rules, section 13): compatible forms, no diacritics, case folded, and every apostrophe, hyphen and blank
 * as one, for phones write O’Brien where a keyboard writes O'Brien. It is kept and shown as it was typed.
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
 * A name as people are found and recognised by it (rules, section 13): hyphens, blanks and apostrophes are one, and may be absent, for
 * O’Neill-Vásquez is typed "oneill vasquez". A name of nothing else is compared as it is.
 */
export function joinedName(name: string): string {
  const key = nameKey(name);
  return key.replace(/[-' ]/g, '') || key;
}

/** A phone as it is compared: digits only, the country code of the United States before ten digits (1, or 001) dropped. */
export function phoneKey(phone: string): string {
  return digitsOf(phone).replace(/^(?:00)?1(?=\d{10}$)/, '');
}

/** Birth years agree unless both are known and differ. */
export function birthYearsAgree(one: number | null, other: number | null): boolean {
  return one === null || other === null || one === other;
}
