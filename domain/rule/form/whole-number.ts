import type { Phrase, Sentence } from '../language/sentence.ts';
import { accepted, type Circumstances, type Field, refused } from './field.ts';

/** Range of a number, and the message outside it. The upper end may depend on the year. */
export interface Range {
  readonly label: Phrase;
  readonly from: number;
  readonly to: number | ((circumstances: Circumstances) => number);
  readonly message: Sentence | ((upper: number) => Sentence);
  /** Unit that may follow the number: "7 años" is 7. */
  readonly unit?: RegExp;
}

/** Matches the word for years after an age, in English and Spanish. */
export const years = /(?:[ -]?years?(?:[ -]old)?|yrs?\.?(?: old)?|y\.?\/?o\.?|años?(?: de edad)?|anos?)/iu;

/** Creates a field for a whole number, which may arrive as digits from an input. */
export function wholeNumber(range: Range): Field<number> {
  const upper = (circumstances: Circumstances) => (typeof range.to === 'number' ? range.to : range.to(circumstances));
  return {
    label: range.label,
    limits: (circumstances) => ({
      type: 'integer',
      required: true,
      minimum: range.from,
      maximum: upper(circumstances),
    }),
    read: (raw, circumstances) => {
      const number = asWholeNumber(range.unit === undefined ? raw : withoutUnit(raw, range.unit));
      const highest = upper(circumstances);
      const fits = number !== undefined && number >= range.from && number <= highest;
      if (fits) return accepted(number);
      return refused(typeof range.message === 'function' ? range.message(highest) : range.message);
    },
  };
}

/** Largest possible id: the maximum of PostgreSQL's integer. */
export const largestId = 2_147_483_647;

function withoutUnit(raw: unknown, unit: RegExp): unknown {
  const written = typeof raw === 'string' ? new RegExp(`^\\s*(\\d+)\\s*${unit.source}\\s*$`, 'iu').exec(raw) : null;
  return written?.[1] ?? raw;
}

function asWholeNumber(raw: unknown): number | undefined {
  if (typeof raw === 'number') return Number.isSafeInteger(raw) ? raw : undefined;
  return typeof raw === 'string' && /^\s*[+-]?\d{1,12}\s*$/.test(raw) ? Number(raw) : undefined;
}
