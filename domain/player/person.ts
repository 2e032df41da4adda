import { digitsOf } from '../form/phone.ts';

/** What tells whether two submissions are the same person: the normalised name and phone, and the birth year. */
export interface PersonKey {
  readonly name: string;
  readonly phone: string;
}

/** The key a person is found by (rules, section 1). */
export function personKey(person: { readonly name: string; readonly phone: string }): PersonKey {
  return { name: nameKey(person.name), phone: phoneKey(person.phone) };
}

/** Accents, and what nobody sees. The vowel signs of scripts such as Devanagari or Kana are none: they tell names apart. */
const accents = /[\u0300-\u036F]|\p{Cf}/gu;

/** A name as it is compared: compatible forms, no diacritics, case folded, inner blanks collapsed. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(accents, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** A phone as it is compared: digits only, a leading US 1 dropped. */
export function phoneKey(phone: string): string {
  const digits = digitsOf(phone);
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/** Birth years agree unless both are known and differ. */
export function birthYearsAgree(one: number | null, other: number | null): boolean {
  return one === null || other === null || one === other;
}
