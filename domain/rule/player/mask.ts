import { digitsOf } from '../form/phone.ts';
import { firstNameAndInitial } from './public-name.ts';

/** Maximum lengths of a mask, which is written into an input and must fit there. */
const longestEmail = 255;
const longestName = 100;

/** Masks an email so that only its owner knows the rest: j____n@gmail.com. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const letters = [...email.slice(0, at)];
  const last = letters.length > 2 ? letters.at(-1) : '';
  const shown = `${letters[0] ?? ''}____${last}@`;
  return `${shown}${lastPart(email.slice(at + 1), longestEmail - shown.length)}`;
}

/** Returns as much of a domain's end as there is room for, again as a domain. */
function lastPart(domain: string, room: number): string {
  return domain.length <= room ? domain : domain.slice(-room).replace(/^[.\uDC00-\uDFFF]+/, '');
}

/** Masks a phone but for its last four digits: (...) ...-4567. */
export function maskedPhone(phone: string): string {
  return `(...) ...-${digitsOf(phone).slice(-4)}`;
}

/** Masks a name by reducing the family name to an initial: Pat P. */
export function maskedName(name: string): string {
  const mask = firstNameAndInitial(name);
  return [...mask].length <= longestName ? mask : mask.slice(0, -1);
}

/** Returns the sent value, or the stored one where the sent value is its mask. */
export function unmasked<T extends string | null>(sent: T, onFile: T, mask: (value: string) => string): T {
  return sent !== null && onFile !== null && sent === mask(onFile) ? onFile : sent;
}
