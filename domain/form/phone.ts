import { filling, type Phrase, type Sentence, said } from '../language/sentence.ts';
import { accepted, type Field, refused } from './field.ts';
import { legible } from './text.ts';

/** What is said of a phone number; `missing` defaults to the sentence about its digits. */
export interface PhoneMessages {
  readonly tooShort: Sentence;
  readonly symbols: Sentence;
  readonly missing?: Sentence;
  /** Digits asked for; 10, or 0 where any number of them will do. */
  readonly digits?: number;
}

/** Every dash of Unicode, the minus, the bullet and the modifier letter that look like one. */
export const hyphens = /[\p{Pd}\u2043\u2212\u02D7]/gu;

const softHyphens = /\u00AD/g;
const common = /^[\d \-()+.]*$/;
const longest = 20;

/** A phone number as written, with single spaces and plain hyphens: at least 10 digits, only the common symbols, at most 20 characters. */
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
        ? refused(said('{label} must be at most {most} characters', { label: filling(label), most: longest }))
        : accepted(written);
    },
  };
}

/** The digits of a phone number, in order. */
export function digitsOf(written: string): string {
  return written.replace(/\D/g, '');
}
