import { largestId } from '../../domain/form/whole-number.ts';
import { said } from '../../domain/language/sentence.ts';
import { nameKey, phoneKey } from '../../domain/player/person.ts';
import { Refusal } from '../../domain/refusal/refusal.ts';

/** Puts a value beside a statement and answers the place that stands for it within. */
export type Bind = (value: unknown) => string;

/** Which rows stay; `shown` narrows which of several linked rows a row is shown with. */
export interface Condition {
  readonly where: string;
  readonly shown?: string;
}

/** Reads the value of one filter and makes a condition of it; what it cannot read it refuses. */
export type ListFilter = (value: unknown, bind: Bind, name: string) => Condition;

/** Rows whose number is this one, or one of these. */
export function numbered(sql: string): ListFilter {
  return (value, bind, name) => ({ where: `${sql} = any(${bind(numbersOf(value, name))}::int[])` });
}

/** Rows with one of a few words. */
export function oneOf(sql: string, words: readonly string[]): ListFilter {
  return (value, bind, name) => {
    const asked = (Array.isArray(value) ? value : [value]).map(written);
    const unknown = asked.find((word) => !words.includes(word));
    if (unknown !== undefined) throw badFilter(name, `one of ${words.join(', ')}`);
    return { where: `${sql} = any(${bind(asked)}::text[])` };
  };
}

/** Rows of which something is true, or is not. */
export function truth(sql: string): ListFilter {
  return (value, _, name) => {
    const word = written(value);
    if (word !== 'true' && word !== 'false') throw badFilter(name, 'true or false');
    return { where: word === 'true' ? `(${sql})` : `not (${sql})` };
  };
}

/** Rows whose text has every word; a phone number is found however it is written. `sql` is folded as names are. */
export function searched(sql: string): ListFilter {
  return (value, bind, name) => {
    if (typeof value !== 'string' && typeof value !== 'number') throw badFilter(name, 'text');
    const terms = termsOf(String(value).slice(0, 100));
    const has = (spellings: readonly string[]) =>
      `(${spellings.map((one) => `${sql} like ${bind(containing(one))}`).join(' or ')})`;
    return { where: terms.map(has).join(' and ') || 'true' };
  };
}

/** A word as it is written; what is none, such as an object that says how it is to be written, is empty. */
export function written(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}

/** The numbers of one id or of a list of them. */
export function numbersOf(value: unknown, name: string): readonly number[] {
  return (Array.isArray(value) ? value : [value]).map((one) => {
    const number = typeof one === 'string' && /^\d{1,10}$/.test(one) ? Number(one) : one;
    const isId = typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= largestId;
    if (!isId) throw badFilter(name, 'a number or a list of numbers');
    return number;
  });
}

/** Each word as names are compared, and as it was written where that differs. */
function termsOf(text: string): readonly (readonly string[])[] {
  const legible = text.replaceAll('\0', '').trim();
  const digits = phoneKey(legible);
  if (/^[\d\s\-()+.]+$/.test(legible) && digits.length >= 3) return [[digits]];
  const words = legible.toLowerCase().split(/\s+/u);
  return words.filter((word) => nameKey(word) !== '').map((word) => [...new Set([nameKey(word), word])]);
}

/** A pattern for texts that have this part; what PostgreSQL would read as a wildcard stands for itself. */
function containing(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`;
}

function badFilter(name: string, expected: string): Refusal {
  return new Refusal('invalid', said('filter.{name} must be {expected}', { name, expected }));
}
