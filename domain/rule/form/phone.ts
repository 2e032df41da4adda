import { asPlaceholderValue, type Phrase, type Sentence, said } from '../language/sentence.ts';
import { accepted, type Field, refused } from './field.ts';
import { legible } from './text.ts';

/** Messages about a phone number; `missing` defaults to the message about its digits. */
interface PhoneMessages {
  readonly tooShort: Sentence;
  readonly symbols: Sentence;
  readonly missing?: Sentence;
  /** Minimum number of digits; 10 by default, 0 for any number of them. */
  readonly digits?: number;
}

/** Matches every Unicode dash, the minus, and the bullet and modifier letter that look like one. */
export const hyphens = /[\p{Pd}\u2043\u2212\u02D7]/gu;

const softHyphens = /\u00AD/g;
const common = /^[\d \-()+.]*$/;
const longest = 20;

/** Creates a phone field: at least 10 digits, common symbols only, at most 20 characters; blanks and hyphens are normalized. */
export function phone(label: Phrase, messages: PhoneMessages): Field<string> {
  const least = messages.digits ?? 10;
  return {
    label,
    limits: () => ({
      type: 'string',
      required: true,
      minLength: least,
      maxLength: longest,
      pattern: '^[0-9\\s\\-()+.\\u00AD\\u02D7\\u2010-\\u2015\\u2043\\u2212\\uFE58\\uFE63\\uFF0D]*$',
    }),
    read: (raw) => {
      if (typeof raw !== 'string') return refused(messages.missing ?? messages.tooShort);
      const written = legible(raw).replace(softHyphens, '').replace(hyphens, '-').replace(/\s+/g, ' ');
      if (written === '') return refused(messages.missing ?? messages.tooShort);
      if (!common.test(written)) return refused(messages.symbols);
      if (digitsOf(written).length < least) return refused(messages.tooShort);
      return written.length > longest
        ? refused(
            said('{label} must be at most {most} characters', { label: asPlaceholderValue(label), most: longest }),
          )
        : accepted(written);
    },
  };
}

/** Returns the digits of a phone number, in order. */
export function digitsOf(written: string): string {
  return written.replace(/\D/g, '');
}
