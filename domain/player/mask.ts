import { digitsOf } from '../form/phone.ts';
import { firstNameAndInitial } from './public-name.ts';

/** An e-mail of which only its owner knows the rest: j____n@gmail.com. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const letters = [...email.slice(0, at)];
  const last = letters.length > 2 ? letters.at(-1) : '';
  return `${letters[0] ?? ''}____${last}${email.slice(at)}`;
}

/** A phone of which only the last four digits show: (...) ...-4567. */
export function maskedPhone(phone: string): string {
  return `(...) ...-${digitsOf(phone).slice(-4)}`;
}

/** A name of which the family name is an initial: Pat P. */
export function maskedName(name: string): string {
  return firstNameAndInitial(name);
}

/** What was sent, unless it is the mask of what is on file: then what is on file. */
export function unmasked<T extends string | null>(sent: T, onFile: T, mask: (value: string) => string): T {
  return sent !== null && onFile !== null && sent === mask(onFile) ? onFile : sent;
}
