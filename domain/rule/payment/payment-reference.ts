import { legibleAlphabet } from '../secret/legible-alphabet.ts';

const base = legibleAlphabet.length;
const shortReferences = base ** 4;

/** Multiplier that spreads neighbouring numbers far apart; coprime to the number of references, so that no two coincide. */
const step = 609_173;

/**
 * Returns the reference that a family writes beside its transfer: 3V3-XXXX, one for each registration. It is
 * computed from the registration's number, so no two share one; after 923,521 registrations it grows by a letter.
 */
export function paymentReference(registrationId: number): string {
  const round = Math.floor(registrationId / shortReferences);
  const place = (registrationId * step) % shortReferences;
  return `3V3-${round === 0 ? '' : letters(round, 1)}${letters(place, 4)}`;
}

/** Inverse of `step`: step times this is one more than a multiple of the number of short references. */
const back = 90_020;

/** Reference found in a text, wherever it stands and however it is typed, and the text without it. */
interface ReferenceInText {
  readonly registrationId: number;
  readonly rest: string;
}

/** Matches 3V3, whatever separates it from the letters (dashes, blanks, or nothing), and the letters. */
const written = /[#(:]*(?<![a-z0-9])3\s*v\s*3[\s\p{Pd}.,:#_/]*([a-hjkmnp-z2-9]{4,6})(?![a-z0-9])[).,;]*/iu;

/** Matches the letters alone: only with a digit among them, since else they are as likely somebody's name. */
const lettersAlone = /^[\s#]*(?=[a-z0-9]*\d)(?=[a-z0-9]*[a-z])([a-hjkmnp-z2-9]{4,6})\s*$/iu;

/** Finds a reference in a typed text: 3V3-W3U9, 3v3 w3u9, "cup 3V3W3U9 Mia" and W3U9. */
export function referenceIn(text: string): ReferenceInText | undefined {
  const found = written.exec(text) ?? lettersAlone.exec(text);
  if (found === null) return undefined;
  const [all, code = ''] = found;
  const registrationId = registrationOf(code.toUpperCase());
  if (registrationId === undefined) return undefined;
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + all.length)];
  return { registrationId, rest: `${before.trim()} ${after.trim()}`.trim() };
}

/** Returns the registration whose reference has these letters, or undefined where none could. */
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
