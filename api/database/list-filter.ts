import { largestId } from '../../domain/form/whole-number.ts';
import { said } from '../../domain/language/sentence.ts';
import { Refusal } from '../../domain/refusal/refusal.ts';
import { isDay } from '../../domain/time/eastern.ts';
import { searchTerms, type Term } from './search-terms.ts';

/** Puts a value beside a statement and answers the place that stands for it within. */
export type Bind = (value: unknown) => string;

/** Which rows stay; `shown` narrows which of several linked rows a row is shown with. */
export interface Condition {
  readonly where: string;
  readonly shown?: string;
}

/** Reads the value of one filter and makes a condition of it; what it cannot read it refuses. */
export interface ListFilter {
  (value: unknown, bind: Bind, name: string): Condition;
  /** What it takes, for the document of the API. */
  readonly takes?: string;
}

/** The same filter with what it takes. */
export const taking = (takes: string, filter: ListFilter): ListFilter => Object.assign(filter, { takes });

/** Rows whose number is this one, or one of these. */
export function numbered(sql: string): ListFilter {
  return taking('a number or a list of numbers', (value, bind, name) => ({
    where: `${sql} = any(${bind(numbersOf(value, name))}::int[])`,
  }));
}

/** Rows with one of a few words. */
export function oneOf(sql: string, words: readonly string[]): ListFilter {
  return taking(`one or a list of ${words.join(', ')}`, (value, bind, name) => {
    const asked = (Array.isArray(value) ? value : [value]).map(written);
    const unknown = asked.find((word) => !words.includes(word));
    if (unknown !== undefined) throw badFilter(name, `one of ${words.join(', ')}`);
    return { where: `${sql} = any(${bind(asked)}::text[])` };
  });
}

/** Rows with this text, or one of these texts, as it is written. */
export function named(sql: string): ListFilter {
  return taking('a text or a list of texts', (value, bind) => {
    const asked = (Array.isArray(value) ? value : [value]).map((one) => written(one).replaceAll('\0', ''));
    return { where: `${sql} = any(${bind(asked)}::text[])` };
  });
}

/** Rows of which something is true, or is not. */
export function truth(sql: string): ListFilter {
  return taking('true or false', (value, _, name) => {
    const word = written(value);
    if (word !== 'true' && word !== 'false') throw badFilter(name, 'true or false');
    return { where: word === 'true' ? `(${sql})` : `not (${sql})` };
  });
}

/** Rows of one day in New Jersey, YYYY-MM-DD; `sql` is an instant. */
export function onEasternDay(sql: string): ListFilter {
  return taking('a day, YYYY-MM-DD', (value, bind, name) => {
    const day = written(value);
    if (!isDay(day)) throw badFilter(name, 'a day such as 2026-11-28');
    const start = `${bind(day)}::date`;
    const zone = `at time zone 'America/New_York'`;
    return { where: `${sql} >= ${start}::timestamp ${zone} and ${sql} < (${start} + 1)::timestamp ${zone}` };
  });
}

/** Rows of a day, YYYY-MM-DD, or a later one. */
export const dayFrom = (sql: string): ListFilter => comparedDay(sql, '>=');

/** Rows of a day, YYYY-MM-DD, or an earlier one. */
export const dayUntil = (sql: string): ListFilter => comparedDay(sql, '<=');

function comparedDay(sql: string, how: '>=' | '<='): ListFilter {
  return taking('a day, YYYY-MM-DD', (value, bind, name) => {
    const day = written(value);
    if (!isDay(day)) throw badFilter(name, 'a day such as 2026-11-23');
    return { where: `${sql} ${how} ${bind(day)}::date` };
  });
}

/** Rows whose text has every word; a phone number is found however it is written. `sql` is folded as names are. */
export function searched(sql: string): ListFilter {
  const has: Has = (pattern, bind) => `${sql} like ${bind(pattern)}`;
  return taking('text', (value, bind, name) => ({
    where: everyTerm(searchTerms(typedIn(value, name)).terms, has, bind),
  }));
}

/** How the row of a list is found by a payment reference: by the place that stands for the registration's number. */
export interface Referred {
  readonly id: string;
  /** Its table under the name the statement has for it, with what the conditions speak of. */
  readonly from: string;
  readonly where: (registrationId: string) => string;
  /** Which of several linked rows is shown, where the reference speaks of one. */
  readonly shown?: (registrationId: string) => string;
}

/** The same, and rows that a payment reference leads to. Each way is a search of its own, so that an index helps both. */
export function searchedOrReferred(has: Has, referred: Referred): ListFilter {
  return taking('text: words, a phone, or a payment reference', (value, bind, name) => {
    const { terms, reference } = searchTerms(typedIn(value, name));
    const byWords = everyTerm(terms, has, bind);
    if (reference === undefined) return { where: byWords };
    const { id, from, where, shown } = referred;
    const registrationId = `${bind(reference.registrationId)}::int`;
    const byReference = [where(registrationId), everyTerm(reference.terms, has, bind)].join(' and ');
    return {
      where: `${id} in (select ${id} from ${from} where ${byWords} union all select ${id} from ${from} where ${byReference})`,
      ...(shown !== undefined && { shown: shown(registrationId) }),
    };
  });
}

/** What stands in `search_words` between the words as they are compared and the names without blanks. */
const beforeJoined = '\u001f';

/** So few letters would find the end of one name with the beginning of the next. */
const leastJoined = 4;

/** Searches a column of search words. */
export const inWords =
  (column: string): Has =>
  (pattern, bind) =>
    `${column} like ${bind(pattern.length - 2 < leastJoined ? `${pattern}${beforeJoined}%` : pattern)}`;

/** Whether a row has a spelling in what it is searched by: a pattern for `like`. */
export type Has = (pattern: string, bind: Bind) => string;

function everyTerm(terms: readonly Term[], has: Has, bind: Bind): string {
  const conditions = terms.map((spellings) => `(${spellings.map((one) => has(containing(one), bind)).join(' or ')})`);
  return conditions.join(' and ') || 'true';
}

function typedIn(value: unknown, name: string): string {
  if (typeof value !== 'string' && typeof value !== 'number') throw badFilter(name, 'text');
  return String(value);
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

/** A pattern for texts that have this part; what PostgreSQL would read as a wildcard stands for itself. */
function containing(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`;
}

function badFilter(name: string, expected: string): Refusal {
  return new Refusal('invalid', said('filter.{name} must be {expected}', { name, expected }));
}
