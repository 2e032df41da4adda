import { said } from '../../domain/rule/language/sentence.ts';
import { Refusal } from '../../domain/rule/refusal/refusal.ts';
import { written } from './list-filter.ts';

/** List request in react-admin's simple REST dialect, parsed but not yet checked against a resource. */
export interface ListQuery {
  readonly sort: readonly [name: string, direction: 'ASC' | 'DESC'] | undefined;
  /** First and last row, counted from 0; undefined requests all rows. */
  readonly range: readonly [first: number, last: number] | undefined;
  readonly filter: Readonly<Record<string, unknown>>;
}

/** Parses sort=["name","ASC"], range=[0,24] and filter={...}; a tournamentId beside them is added to the filters. */
export function listQuery(query: Readonly<Record<string, unknown>>): ListQuery {
  const { tournamentId } = query;
  if (Array.isArray(tournamentId)) throw unreadable('tournamentId');
  const filter = asFilter(json('filter', query.filter) ?? {});
  return {
    sort: asSort(json('sort', query.sort)),
    range: asRange(json('range', query.range)),
    filter: tournamentId === undefined || tournamentId === '' ? filter : { ...filter, tournamentId },
  };
}

function json(name: string, sent: unknown): unknown {
  if (sent === undefined || sent === '') return undefined;
  try {
    return JSON.parse(String(sent), refuseHalves);
  } catch {
    throw unreadable(name);
  }
}

/** Refuses half a surrogate pair, which PostgreSQL cannot store. */
function refuseHalves(name: string, value: unknown): unknown {
  if (/\p{Surrogate}/u.test(typeof value === 'string' ? name + value : name)) throw unreadable(name);
  return value;
}

function asSort(read: unknown): ListQuery['sort'] {
  if (read === undefined) return undefined;
  const [name, direction] = Array.isArray(read) && read.length === 2 ? read : [];
  const upper = written(direction).toUpperCase();
  if (typeof name !== 'string' || (upper !== 'ASC' && upper !== 'DESC')) throw unreadable('sort');
  return [name, upper];
}

function asRange(read: unknown): ListQuery['range'] {
  if (read === undefined) return undefined;
  const [first, last] = Array.isArray(read) && read.length === 2 ? read : [];
  const isRange = isPlace(first) && isPlace(last) && first <= last;
  if (!isRange) throw unreadable('range');
  return [first, last];
}

const isPlace = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function asFilter(read: unknown): ListQuery['filter'] {
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw unreadable('filter');
  return Object.fromEntries(Object.entries(read));
}

const examples: Readonly<Record<string, string>> = {
  sort: '["name","ASC"]',
  range: '[0,24]',
  filter: '{"q":"ana"}',
  tournamentId: '7',
};

function unreadable(name: string): Refusal {
  return new Refusal(
    'invalid',
    said('{name} cannot be read; it looks like {name}={example}', { name, example: examples[name] ?? '' }),
  );
}
