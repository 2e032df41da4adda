import type { AuditedThing } from '../../domain/port/audit.ts';
import type { Act } from '../../domain/rule/access/role.ts';
import type { Scope } from '../../domain/rule/api-key/api-key.ts';
import { said } from '../../domain/rule/language/sentence.ts';
import { Refusal } from '../../domain/rule/refusal/refusal.ts';
import type { PageNote } from './disclosures.ts';
import type { Bind, ListFilter } from './list-filter.ts';
import { allRows, type ListOrder, orderSql, pageParts } from './list-page.ts';
import type { ListQuery } from './list-query.ts';

/** Table joined to a list's own. A page's rows are read with every join, and found and ordered with those that are needed for it. */
interface Join {
  /** Table, alias and condition; `shown` narrows which of several linked rows is joined. */
  readonly table: string | ((shown: string) => string);
  /** Whether every row of the list has a row of this table. */
  readonly isInner?: boolean;
  /** Sorts and filters that use the table, by name; `mailing` stands for a mailing's addressees. */
  readonly for?: readonly string[];
}

/**
 * List of the back office: the source of its rows, its public columns, and the only names by which it can be sorted and filtered.
 * Names from a request reach SQL only through these tables.
 * The type of a record is declared in domain/answer; `record` converts a row that is not one already.
 */
export interface Listing<Shown extends object = object, Row extends object = never> {
  /** Resource name in /api/admin. */
  readonly resource: string;
  /** Largest id, if an integer of PostgreSQL may be too small. */
  readonly largestId?: number;
  readonly table: string;
  /** Alias of the table in the statement; every row has an id. */
  readonly alias: string;
  readonly joins?: readonly Join[];
  readonly columns: readonly string[];
  /** Columns displayed for a single row only. */
  readonly moreOfOne?: readonly string[];
  readonly sorts: Readonly<Record<string, string>>;
  /** Sorts by values that rows may lack; such rows come last. */
  readonly emptyLast?: readonly string[];
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
  const { where, shown, names } = conditionOf(listing, query.filter, bind);
  const { alias, table, counted, usual, joins = [] } = listing;
  const [sort] = query.sort ?? usual;
  const source = { id: `${alias}.id`, where, from: fromPart(listing, shown, [...names, sort]) };
  const total = counted
    ? `coalesce(sum(${counted}), 0)::int as total from row_counts`
    : totalOf(`from ${table} ${alias}`);
  const noted = note === undefined ? '' : `, noted as (${note(bind)})`;
  const sql = `with ${pageParts(source, orderOf(listing, query.sort), query.range, `select ${total}`)}${noted}
    select total.total, page.id as "placedId", ${[...listing.columns, ...more].join(', ')} from total
    left join page on true left join ${table} ${alias} on ${alias}.id = page.id
    ${joins.map((join) => `left join ${joined(join, shown)}`).join(' ')} order by page.place`;
  return { sql, values, isPlannedOnce: !Object.hasOwn(query.filter, 'q') };
}

/** Builds the statements that read a whole list in its order, and count it. */
export function wholeStatements(listing: Listing, query: ListQuery): Record<'count' | 'rows', ListStatement> {
  const { values, bind } = bindings();
  const { where, shown, names } = conditionOf(listing, query.filter, bind);
  const order = orderSql(orderOf(listing, query.sort), `${listing.alias}.id`);
  const from = fromPart(listing, shown);
  return {
    count: { sql: `select ${totalOf(fromPart(listing, shown, names))} where ${where}`, values },
    rows: { sql: `select ${listing.columns.join(', ')} ${from} where ${where} order by ${order}`, values },
  };
}

/** Builds SQL for all filtered rows of a list with the columns of a mailing's addressees. */
export function addressedRows(listing: Listing, filter: ListQuery['filter'], columns: string, bind: Bind): string {
  const { where, shown, names } = conditionOf(listing, filter, bind);
  return `select ${columns} ${fromPart(listing, shown, [...names, 'mailing'])} where ${where}`;
}

function bindings(): { readonly values: readonly unknown[]; readonly bind: Bind } {
  const values: unknown[] = [];
  return { values, bind: (value) => `$${values.push(value)}` };
}

/** Returns the condition for the rows, the one for the linked rows displayed with them, and the names of the filters in use. */
function conditionOf(listing: Listing, filter: ListQuery['filter'], bind: Bind) {
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
    names: asked.map(([name]) => name),
  };
}

/** Returns the requested order, then by number, so that no row changes places between two pages. */
function orderOf({ sorts, usual, emptyLast = [] }: Listing, sort: ListQuery['sort']): ListOrder {
  const [name, direction] = sort ?? usual;
  const key = named(sorts, name);
  if (key === undefined) throw unknownName('sort', name, sorts);
  return { key, direction: direction === 'ASC' ? 'asc' : 'desc', mayBeEmpty: emptyLast.includes(name) };
}

const totalOf = (from: string): string => `count(*)::int as total ${from}`;

/** Returns the from clause with the joins for these names, or with all. */
function fromPart({ table, alias, joins = [] }: Listing, shown: string, names?: readonly string[]): string {
  const needed = joins.filter((join) => names === undefined || join.for?.some((name) => names.includes(name)));
  const parts = needed.map((join) => `${join.isInner ? 'join' : 'left join'} ${joined(join, shown)}`);
  return [`from ${table} ${alias}`, ...parts].join(' ');
}

const joined = ({ table }: Join, shown: string): string => (typeof table === 'string' ? table : table(shown));

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
