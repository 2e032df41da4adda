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

function letters(number: number, length: number): string {
  const last = legibleAlphabet[number % base] ?? '';
  const rest = Math.floor(number / base);
  return rest === 0 && length <= 1 ? last : letters(rest, length - 1) + last;
}
