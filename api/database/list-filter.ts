import { largestId } from '../../domain/rule/form/whole-number.ts';
import { said } from '../../domain/rule/language/sentence.ts';
import { Refusal } from '../../domain/rule/refusal/refusal.ts';
import { isDay } from '../../domain/rule/time/eastern.ts';
import { searchTerms, type Term } from './search-terms.ts';

/** Adds a parameter to a statement and returns its placeholder. */
export type Bind = (value: unknown) => string;

/** Condition of a filter; `shown` narrows which of several linked rows is displayed with a row. */
export interface Condition {
  readonly where: string;
  readonly shown?: string;
}

/** Turns the value of one filter into a condition; refuses a value it cannot read. */
export interface ListFilter {
  (value: unknown, bind: Bind, name: string): Condition;
  /** Accepted values, for the API document. */
  readonly takes?: string;
}

/** Returns the filter with a description of its accepted values. */
export const describedFilter = (takes: string, filter: ListFilter): ListFilter => Object.assign(filter, { takes });

/** Filters rows whose number is one of those given, up to the largest. */
export function numbered(sql: string, largest = largestId): ListFilter {
  const type = largest > largestId ? 'bigint' : 'int';
  return describedFilter('a number or a list of numbers', (value, bind, name) => ({
    where: `${sql} = any(${bind(numbersOf(value, name, largest))}::${type}[])`,
  }));
}

/** Filters rows by one or several words of a fixed list. */
export function oneOf(sql: string, words: readonly string[]): ListFilter {
  return describedFilter(`one or a list of ${words.join(', ')}`, (value, bind, name) => {
    const asked = (Array.isArray(value) ? value : [value]).map(written);
    const unknown = asked.find((word) => !words.includes(word));
    if (unknown !== undefined) throw badFilter(name, `one of ${words.join(', ')}`);
    return { where: `${sql} = any(${bind(asked)}::text[])` };
  });
}

/** Filters rows by one or several exact texts. */
export function named(sql: string): ListFilter {
  return describedFilter('a text or a list of texts', (value, bind) => {
    const asked = (Array.isArray(value) ? value : [value]).map((one) => written(one).replaceAll('\0', ''));
    return { where: `${sql} = any(${bind(asked)}::text[])` };
  });
}

/** Filters rows by a yes-or-no condition. */
export function yesOrNo(sql: string): ListFilter {
  return describedFilter('true or false', (value, _, name) => {
    const word = written(value);
    if (word !== 'true' && word !== 'false') throw badFilter(name, 'true or false');
    return { where: word === 'true' ? `(${sql})` : `not (${sql})` };
  });
}

/** Filters rows of a day, YYYY-MM-DD, or later. */
export const dayFrom = (sql: string): ListFilter => comparedDay(sql, '>=');

/** Filters rows of a day, YYYY-MM-DD, or earlier. */
export const dayUntil = (sql: string): ListFilter => comparedDay(sql, '<=');

function comparedDay(sql: string, how: '>=' | '<='): ListFilter {
  return describedFilter('a day, YYYY-MM-DD', (value, bind, name) => {
    const day = written(value);
    if (!isDay(day)) throw badFilter(name, 'a day such as 2026-11-23');
    return { where: `${sql} ${how} ${bind(day)}::date` };
  });
}

/** Filters rows whose text contains every word; finds phone numbers in any notation. `sql` is folded as names are. */
export function searched(sql: string): ListFilter {
  const has: Has = (pattern, bind) => `${sql} like ${bind(pattern)}`;
  return describedFilter('text', (value, bind, name) => ({
    where: everyTerm(searchTerms(typedIn(value, name)).terms, has, bind),
  }));
}

/** Way to find a list's row by a payment reference; `id` is the placeholder of the registration's number. */
interface PaymentReferenceSearch {
  readonly id: string;
  /** Table under its alias in the statement, with the joins that the conditions use. */
  readonly from: string;
  readonly where: (registrationId: string) => string;
  /** Condition for which of several linked rows is displayed when the reference names one. */
  readonly shown?: (registrationId: string) => string;
}

/** Filters rows by words or by a payment reference; each is a search of its own, so that an index serves both. */
export function searchedOrReferred(has: Has, paymentReferenceSearch: PaymentReferenceSearch): ListFilter {
  return describedFilter('text: words, a phone, or a payment reference', (value, bind, name) => {
    const { terms, reference } = searchTerms(typedIn(value, name));
    const byWords = everyTerm(terms, has, bind);
    if (reference === undefined) return { where: byWords };
    const { id, from, where, shown } = paymentReferenceSearch;
    const registrationId = `${bind(reference.registrationId)}::int`;
    const byReference = [where(registrationId), everyTerm(reference.terms, has, bind)].join(' and ');
    return {
      where: `${id} in (select ${id} from ${from} where ${byWords} union all select ${id} from ${from} where ${byReference})`,
      ...(shown !== undefined && { shown: shown(registrationId) }),
    };
  });
}

/** Separator in `search_words` between the folded words and the names without blanks. */
const beforeJoined = '\u001f';

/** Minimum number of letters searched in joined names; fewer would match across the end of one name and the start of the next. */
const leastJoined = 4;

/** Builds a search in a column of search words. */
export const inWords =
  (column: string): Has =>
  (pattern, bind) =>
    `${column} like ${bind(pattern.length - 2 < leastJoined ? `${pattern}${beforeJoined}%` : pattern)}`;

/** Builds a condition that a row's search text matches a `like` pattern. */
export type Has = (pattern: string, bind: Bind) => string;

function everyTerm(terms: readonly Term[], has: Has, bind: Bind): string {
  const conditions = terms.map((spellings) => `(${spellings.map((one) => has(containing(one), bind)).join(' or ')})`);
  return conditions.join(' and ') || 'true';
}

function typedIn(value: unknown, name: string): string {
  if (typeof value !== 'string' && typeof value !== 'number') throw badFilter(name, 'text');
  return String(value);
}

/** Returns a primitive value as text; any other value, such as an object with its own toString, is empty. */
export function written(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}

/** Returns the numbers of one id or of a list of ids. */
export function numbersOf(value: unknown, name: string, largest = largestId): readonly number[] {
  return (Array.isArray(value) ? value : [value]).map((one) => {
    const number = typeof one === 'string' && /^\d{1,16}$/.test(one) ? Number(one) : one;
    const isId = typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= largest;
    if (!isId) throw badFilter(name, 'a number or a list of numbers');
    return number;
  });
}

/** Returns a `like` pattern for texts that contain this part, with wildcards escaped. */
function containing(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`;
}

function badFilter(name: string, expected: string): Refusal {
  return new Refusal('invalid', said('filter.{name} must be {expected}', { name, expected }));
}
