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
 * A list of the back office: where its rows come from, what of them is shown, and the only names by which they can be
 * sorted and filtered. What a request names reaches SQL by these tables or not at all.
 * What is shown is declared in domain/answer, and what the statement yields is made into it by `record` where it is not it.
 */
export interface Listing<Shown extends object = object, Row extends object = never> {
  /** The resource's word in /api/admin. */
  readonly resource: string;
  readonly table: string;
  /** The table's name within the statement; every row has an id. */
  readonly alias: string;
  /** What else is shown of a row, by its name within the statement; one that nothing speaks of is left out. */
  readonly joins?: Readonly<Record<string, (shown: string) => string>>;
  readonly columns: readonly string[];
  /** What is shown of a single row only. */
  readonly moreOfOne?: readonly string[];
  readonly sorts: Readonly<Record<string, string>>;
  /** What every row has, of the sorts that are no mere column of its table. */
  readonly neverEmpty?: readonly string[];
  /** Where the number of its rows is kept: a column of row_counts. */
  readonly counted?: 'players' | 'registrations' | 'teams';
  /** The order when none is asked for. */
  readonly usual: readonly [name: string, direction: 'ASC' | 'DESC'];
  readonly filters: Readonly<Record<string, ListFilter>>;
  readonly record?: (row: Row) => Shown;
  /** Whose contact the rows show: who looks at them is noted in the audit. */
  readonly discloses?: AuditedThing;
  /** What reading it counts as, where it is more than a look. */
  readonly countsAs?: Act;
  /** What saving it as a file counts as, where that is more than reading it and it shows no contact. */
  readonly savesAs?: Act;
  /** The scope with which keys of the API read it. */
  readonly within?: Scope;
}

/** One statement with the values that belong to it. */
export interface ListStatement {
  readonly sql: string;
  readonly values: readonly unknown[];
  /** Whether one plan is as good for any values: what is searched for decides whether an index helps. */
  readonly isPlannedOnce?: boolean;
}

/**
 * The one statement behind a list: every row has the total beside it, and a page without rows has the total alone.
 * With a note it also writes the line that says whose rows they are.
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

/** A page without rows has none to join with, and yet its total. */
const keptWithoutRows = (join: string): string => (join.startsWith('join ') ? `left ${join}` : join);

/** Every row of a list in its order, to be read from the first on; and how many there are. */
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

/** Every row that a filter of a list leaves, with columns of another's choice: for what is done to all of them. */
export function chosenRows(listing: Listing, filter: ListQuery['filter'], columns: string, bind: Bind): string {
  const { where, from } = sourceOf(listing, { filter, sort: undefined, range: undefined }, bind).source;
  return `select ${columns} ${from(`${columns} ${where}`)} where ${where}`;
}

function bindings(): { readonly values: readonly unknown[]; readonly bind: Bind } {
  const values: unknown[] = [];
  return { values, bind: (value) => `$${values.push(value)}` };
}

/** Where the rows come from that a filter leaves, and with which of their linked rows they are shown. */
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

/** By what was asked for, and then by the number: two rows never change places between two pages. */
function orderOf({ sorts, usual, alias, neverEmpty = [] }: Listing, sort: ListQuery['sort']): ListOrder {
  const [name, direction] = sort ?? usual;
  const key = named(sorts, name);
  if (key === undefined) throw unknownName('sort', name, sorts);
  // A column of another table may be empty; one of its own is sorted as its index is.
  const mayBeEmpty = !key.startsWith(`${alias}.`) && !neverEmpty.includes(name);
  return { key, direction: direction === 'ASC' ? 'asc' : 'desc', mayBeEmpty };
}

function fromPart(listing: Listing, parts: string, shown: string): string {
  return [`from ${listing.table} ${listing.alias}`, ...joinsFor(listing, parts, shown)].join(' ');
}

/** The joins that parts of a statement speak of, and those that these joins speak of in turn. */
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

/** A part of a statement that speaks of a joined table; read once for each, not with each list. */
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
