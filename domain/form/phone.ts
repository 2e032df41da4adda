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

const common = /^[\d \-()+.]*$/;
const longest = 20;

/** A phone number as written, with single spaces: at least 10 digits, only the common symbols, at most 20 characters. */
export function phone(label: Phrase, messages: PhoneMessages): Field<string> {
  const least = messages.digits ?? 10;
  return {
    label,
    limits: () => ({
      type: 'string',
      required: true,
      minLength: least,
      maxLength: longest,
      pattern: '^[0-9\\s\\-()+.]*$',
    }),
    read: (raw) => {
      if (typeof raw !== 'string') return refused(messages.missing ?? messages.tooShort);
      const written = legible(raw).replace(/\s+/g, ' ');
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
