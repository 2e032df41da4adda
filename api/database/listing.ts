import { said } from '../../domain/language/sentence.ts';
import type { AuditedThing } from '../../domain/port/audit.ts';
import { Refusal } from '../../domain/refusal/refusal.ts';
import type { Scope } from '../../domain/session/api-key.ts';
import type { Act } from '../../domain/session/role.ts';
import type { PageNote } from './disclosures.ts';
import type { Bind, Condition, ListFilter } from './list-filter.ts';
import { allRows, type ListOrder, type ListSource, orderSql, pageParts } from './list-page.ts';
import type { ListQuery } from './list-query.ts';

/**
 * List of the back office: the source of its rows, its public columns, and the only names by which it can be sorted and filtered.
 * Names from a request reach SQL only through these tables.
 * The type of a record is declared in domain/answer; `record` converts a row that is not one already.
 */
export interface Listing<Shown extends object = object, Row extends object = never> {
  /** Resource name in /api/admin. */
  readonly resource: string;
  readonly table: string;
  /** Alias of the table in the statement; every row has an id. */
  readonly alias: string;
  /** Joins by alias in the statement; a join that no part uses is left out. */
  readonly joins?: Readonly<Record<string, (shown: string) => string>>;
  readonly columns: readonly string[];
  /** Columns displayed for a single row only. */
  readonly moreOfOne?: readonly string[];
  readonly sorts: Readonly<Record<string, string>>;
  /** Sorts that are never empty, beyond the table's own columns. */
  readonly neverEmpty?: readonly string[];
  /** Column of row_counts that holds the number of rows. */
  readonly counted?: 'players' | 'registrations' | 'teams';
  /** Default order. */
  readonly usual: readonly [name: string, direction: 'ASC' | 'DESC'];
  readonly filters: Readonly<Record<string, ListFilter>>;
  readonly record?: (row: Row) => Shown;
  /** Kind of record whose contact data the rows display; views of it are noted in the audit. */
  readonly discloses?: AuditedThing;
  /** Act that reading the list counts as, if more than a look. */
  readonly countsAs?: Act;
  /** Act that saving the list as a file counts as, if more than reading it and if it displays no contact. */
  readonly savesAs?: Act;
  /** Scope that an API key needs to read the list. */
  readonly within?: Scope;
}

/** Statement with its parameter values. */
export interface ListStatement {
  readonly sql: string;
  readonly values: readonly unknown[];
  /** Whether one plan suits all values; searches depend on their values for the choice of an index. */
  readonly isPlannedOnce?: boolean;
}

/**
 * Builds the one statement of a list: every row carries the total, and an empty page has the total alone.
 * With a note it also writes the audit entry about the rows.
 */
export function listStatement(
  listing: Listing,
  query: ListQuery,
  more: readonly string[] = [],
  note?: PageNote,
): ListStatement {
  const { values, bind } = bindings();
  const { source, shown } = sourceOf(listing, query, bind);
  const { alias, table, counted } = listing;
  const columns = [...listing.columns, ...more].join(', ');
  const kept = counted && `select coalesce(sum(${counted}), 0)::int as total from row_counts`;
  const noted = note === undefined ? '' : `, noted as (${note(bind)})`;
  const sql = `with ${pageParts(source, orderOf(listing, query.sort), query.range, kept)}${noted}
    select total.total, page.id as "placedId", ${columns} from total
    left join page on true left join ${table} ${alias} on ${alias}.id = page.id
    ${joinsFor(listing, columns, shown).map(keptWithoutRows).join(' ')} order by page.place`;
  return { sql, values, isPlannedOnce: !Object.hasOwn(query.filter, 'q') };
}

/** Turns a join into a left join, so that an empty page still returns its total. */
const keptWithoutRows = (join: string): string => (join.startsWith('join ') ? `left ${join}` : join);

/** Builds the statements that read a whole list in its order, and count it. */
export function wholeStatements(listing: Listing, query: ListQuery): Record<'count' | 'rows', ListStatement> {
  const { values, bind } = bindings();
  const { where, from } = sourceOf(listing, query, bind).source;
  const order = orderSql(orderOf(listing, query.sort), `${listing.alias}.id`);
  const columns = listing.columns.join(', ');
  return {
    count: { sql: `select count(*)::int as total ${from(where)} where ${where}`, values },
    rows: {
      sql: `select ${columns} ${from(`${columns} ${where} ${order}`)} where ${where} order by ${order}`,
      values,
    },
  };
}

/** Builds SQL for all filtered rows of a list with other columns, for actions on all of them. */
export function chosenRows(listing: Listing, filter: ListQuery['filter'], columns: string, bind: Bind): string {
  const { where, from } = sourceOf(listing, { filter, sort: undefined, range: undefined }, bind).source;
  return `select ${columns} ${from(`${columns} ${where}`)} where ${where}`;
}

function bindings(): { readonly values: readonly unknown[]; readonly bind: Bind } {
  const values: unknown[] = [];
  return { values, bind: (value) => `$${values.push(value)}` };
}

/** Returns the source of the filtered rows, and the condition for the linked rows displayed with them. */
function sourceOf(listing: Listing, { filter }: ListQuery, bind: Bind): { source: ListSource; shown: string } {
  const { where, shown } = conditionOf(listing, filter, bind);
  return { source: { id: `${listing.alias}.id`, where, from: (parts) => fromPart(listing, parts, shown) }, shown };
}

function conditionOf(listing: Listing, filter: ListQuery['filter'], bind: Bind): Required<Condition> {
  const asked = Object.entries(filter).filter(([, value]) => value !== null && value !== undefined && value !== '');
  const conditions = asked.map(([name, value]) => {
    const read = named(listing.filters, name);
    if (read === undefined) throw unknownName('filter', name, listing.filters);
    return read(value, bind, name);
  });
  const shown = conditions.flatMap((condition) => condition.shown ?? []);
  return {
    where: conditions.map(({ where }) => where).join(' and ') || allRows,
    shown: shown.map((part) => ` and ${part}`).join(''),
  };
}

/** Returns the requested order, then by number, so that no row changes places between two pages. */
function orderOf({ sorts, usual, alias, neverEmpty = [] }: Listing, sort: ListQuery['sort']): ListOrder {
  const [name, direction] = sort ?? usual;
  const key = named(sorts, name);
  if (key === undefined) throw unknownName('sort', name, sorts);
  // A joined column may be empty; an own column is sorted as its index is.
  const mayBeEmpty = !key.startsWith(`${alias}.`) && !neverEmpty.includes(name);
  return { key, direction: direction === 'ASC' ? 'asc' : 'desc', mayBeEmpty };
}

function fromPart(listing: Listing, parts: string, shown: string): string {
  return [`from ${listing.table} ${listing.alias}`, ...joinsFor(listing, parts, shown)].join(' ');
}

/** Returns the joins that parts of a statement use, and those that these joins use in turn. */
function joinsFor({ joins = {} }: Listing, parts: string, shown: string): readonly string[] {
  let spoken = parts;
  const needed = new Map<string, string>();
  for (const [alias, join] of Object.entries(joins).toReversed()) {
    if (!speaksOf(alias).test(spoken)) continue;
    const sql = join(shown);
    needed.set(alias, sql);
    spoken += ` ${sql}`;
  }
  return [...needed.values()].toReversed();
}

const speaking = new Map<string, RegExp>();

/** Returns the cached pattern that finds uses of a joined table's alias. */
function speaksOf(alias: string): RegExp {
  const known = speaking.get(alias) ?? new RegExp(`\\b${alias}\\.`);
  speaking.set(alias, known);
  return known;
}

function named<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

function unknownName(what: 'sort' | 'filter', name: string, known: object): Refusal {
  const names = Object.keys(known).join(', ');
  return new Refusal(
    'invalid',
    said('There is no {what} named {name}; there are {names}', { what, name: name.slice(0, 50), names }),
  );
}
