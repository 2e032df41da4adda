import { digitsOf } from '../form/phone.ts';
import { firstNameAndInitial } from './public-name.ts';

/** A mask is written into the input it came from: it is never longer than what fits there. */
const longestEmail = 255;
const longestName = 100;

/** An e-mail of which only its owner knows the rest: j____n@gmail.com. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const letters = [...email.slice(0, at)];
  const last = letters.length > 2 ? letters.at(-1) : '';
  const shown = `${letters[0] ?? ''}____${last}@`;
  return `${shown}${lastPart(email.slice(at + 1), longestEmail - shown.length)}`;
}

/** As much of a domain as there is room for, from its end; what is left is a domain again. */
function lastPart(domain: string, room: number): string {
  return domain.length <= room ? domain : domain.slice(-room).replace(/^[.\uDC00-\uDFFF]+/, '');
}

/** A phone of which only the last four digits show: (...) ...-4567. */
export function maskedPhone(phone: string): string {
  return `(...) ...-${digitsOf(phone).slice(-4)}`;
}

/** A name of which the family name is an initial: Pat P. */
export function maskedName(name: string): string {
  const mask = firstNameAndInitial(name);
  return [...mask].length <= longestName ? mask : mask.slice(0, -1);
}

/** What was sent, unless it is the mask of what is on file: then what is on file. */
export function unmasked<T extends string | null>(sent: T, onFile: T, mask: (value: string) => string): T {
  return sent !== null && onFile !== null && sent === mask(onFile) ? onFile : sent;
}
