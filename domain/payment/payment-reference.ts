import { legibleAlphabet } from '../secret/legible-alphabet.ts';

const base = legibleAlphabet.length;
const shortReferences = base ** 4;

/** Spreads neighbouring numbers far apart; prime to the number of references, so that no two fall together. */
const step = 609_173;

/**
 * The word a family writes beside its transfer: 3V3-XXXX, one for each registration. It follows from the
 * registration's number, so no two share one; after 923,521 registrations it grows by a letter.
 */
export function paymentReference(registrationId: number): string {
  const round = Math.floor(registrationId / shortReferences);
  const place = (registrationId * step) % shortReferences;
  return `3V3-${round === 0 ? '' : letters(round, 1)}${letters(place, 4)}`;
}

/** What undoes the scattering: step times this is one more than a multiple of the number of short references. */
const back = 90_020;

/** The reference within words people write, wherever it stands and however it is typed; and the words without it. */
export interface ReferenceInText {
  readonly registrationId: number;
  readonly rest: string;
}

/** 3V3 and what is written between it and the letters: dashes, blanks, or nothing. */
const written = /[#(:]*(?<![a-z0-9])3\s*v\s*3([\s\p{Pd}.,:#_/]*)([a-hjkmnp-z2-9]{4,6})(?![a-z0-9])[).,;]*/iu;

/** The letters alone: only with a digit among them, since else they are as likely somebody's name. */
const lettersAlone = /^[\s#]*()(?=[a-z0-9]*\d)(?=[a-z0-9]*[a-z])([a-hjkmnp-z2-9]{4,6})\s*$/iu;

/** Finds a reference in what is typed or written beside a transfer: 3V3-W3U9, 3v3 w3u9, "cup 3V3W3U9 Mia" and W3U9. */
export function referenceIn(text: string): ReferenceInText | undefined {
  const found = written.exec(text) ?? lettersAlone.exec(text);
  if (found === null) return undefined;
  const [all, , code = ''] = found;
  const registrationId = registrationOf(code.toUpperCase());
  if (registrationId === undefined) return undefined;
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + all.length)];
  return { registrationId, rest: `${before.trim()} ${after.trim()}`.trim() };
}

/** A reference that stands in a line, whether or not anybody has it. */
export interface WrittenReference {
  readonly registrationId: number;
  /** "3v3 team", "3v3 fees": letters behind a blank, without a digit, that may as well be words of a sentence. */
  readonly mayBeWords: boolean;
}

/** Every reference that is written in a text, each once, as it is surest. */
export function referencesIn(text: string): readonly WrittenReference[] {
  const found = new Map<number, boolean>();
  for (const [, between = '', code = ''] of text.matchAll(new RegExp(written, 'giu'))) {
    const registrationId = registrationOf(code.toUpperCase());
    const mayBeWords = /^\s+$/.test(between) && !/\d/.test(code);
    if (registrationId !== undefined) found.set(registrationId, mayBeWords && (found.get(registrationId) ?? true));
  }
  return [...found].map(([registrationId, mayBeWords]) => ({ registrationId, mayBeWords }));
}

/** The registration whose reference has these letters, or undefined where none could. */
function registrationOf(code: string): number | undefined {
  const place = numberOf(code.slice(-4));
  const round = numberOf(code.slice(0, -4));
  const registrationId = round * shortReferences + ((place * back) % shortReferences);
  return paymentReference(registrationId) === `3V3-${code}` && registrationId > 0 ? registrationId : undefined;
}

const numberOf = (code: string) => [...code].reduce((sum, letter) => sum * base + legibleAlphabet.indexOf(letter), 0);

function letters(number: number, length: number): string {
  const last = legibleAlphabet[number % base] ?? '';
  const rest = Math.floor(number / base);
  return rest === 0 && length <= 1 ? last : letters(rest, length - 1) + last;
}
