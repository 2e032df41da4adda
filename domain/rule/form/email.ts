import type { Phrase, Sentence } from '../language/sentence.ts';
import { accepted, type Field, refused } from './field.ts';
import { legible } from './text.ts';

const address = /^[^\s@<>()[\],;:"\\]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.[\p{L}]{2,}$/u;
const longest = 255;

/** Creates a field for an email address of at most 255 characters; `message` covers a missing and an invalid one. */
export function email(label: Phrase, message: Sentence): Field<string> {
  return {
    label,
    limits: () => ({ type: 'string', required: true, maxLength: longest, format: 'email' }),
    read: (raw) => {
      if (typeof raw !== 'string') return refused(message);
      const written = legible(raw);
      return isEmail(written) ? accepted(written) : refused(message);
    },
  };
}

/** Returns whether a text is a valid email address. */
export function isEmail(written: string): boolean {
  return written.length <= longest && address.test(written) && !/[\p{Cc}\p{Cs}]|\.\.|^\.|\.@/u.test(written);
}
