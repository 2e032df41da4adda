import type { AuditedThing } from '../../domain/port/audit.ts';
import { Refusal } from '../../domain/refusal/refusal.ts';
import type { Scope } from '../../domain/session/api-key.ts';
import type { Act } from '../../domain/session/role.ts';
import type { Bind, Condition, ListFilter } from './list-filter.ts';
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
  /** The order when none is asked for. */
  readonly usual: readonly [name: string, direction: 'ASC' | 'DESC'];
  readonly filters: Readonly<Record<string, ListFilter>>;
  readonly record?: (row: Row) => Shown;
  /** Whose contact the rows show: who looks at them is noted in the audit. */
  readonly discloses?: AuditedThing;
  /** What reading it counts as, where it is more than a look. */
  readonly countsAs?: Act;
  /** The scope with which keys of the API read it. */
  readonly within?: Scope;
}

/** One statement with the values that belong to it. */
export interface ListStatement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** The one statement behind a list: every row has the total beside it, and a page without rows has the total alone. */
export function listStatement(listing: Listing, query: ListQuery, more: readonly string[] = []): ListStatement {
  const { values, bind } = bindings();
  const { where, shown } = conditionOf(listing, query.filter, bind);
  const order = orderOf(listing, query.sort);
  const from = (parts: string) => fromPart(listing, parts, shown);
  const { alias } = listing;
  const columns = [...listing.columns, ...more].join(', ');
  const sql = `with total as (select count(*)::int as total ${from(where)} where ${where}),
    page as (select id, row_number() over () as place from (
      select ${alias}.id ${from(`${where} ${order}`)} where ${where} order by ${order} ${limitOf(query.range, bind)}) ids)
    select total.total, page.id as "placedId", ${columns} from total
    left join page on true left join ${listing.table} ${alias} on ${alias}.id = page.id
    ${joinsFor(listing, columns, shown).join(' ')} order by page.place`;
  return { sql, values };
}

/** Every row of a list in its order, to be read from the first on; and how many there are. */
export function wholeStatements(listing: Listing, query: ListQuery): Record<'count' | 'rows', ListStatement> {
  const { values, bind } = bindings();
  const { where, shown } = conditionOf(listing, query.filter, bind);
  const order = orderOf(listing, query.sort);
  const columns = listing.columns.join(', ');
  const from = (parts: string) => fromPart(listing, parts, shown);
  return {
    count: { sql: `select count(*)::int as total ${from(where)} where ${where}`, values },
    rows: {
      sql: `select ${columns} ${from(`${columns} ${where} ${order}`)} where ${where} order by ${order}`,
      values,
    },
  };
}

function bindings(): { readonly values: readonly unknown[]; readonly bind: Bind } {
  const values: unknown[] = [];
  return { values, bind: (value) => `$${values.push(value)}` };
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
    where: conditions.map(({ where }) => where).join(' and ') || 'true',
    shown: shown.map((part) => ` and ${part}`).join(''),
  };
}

/** By what was asked for, and then by the number: two rows never change places between two pages. */
function orderOf(listing: Listing, sort: ListQuery['sort']): string {
  const [name, direction] = sort ?? listing.usual;
  const sql = named(listing.sorts, name);
  if (sql === undefined) throw unknownName('sort', name, listing.sorts);
  const isOwn = sql.startsWith(`${listing.alias}.`);
  // A column of another table may be empty; one of its own is sorted as its index is.
  const way = direction === 'DESC' && !isOwn ? 'desc nulls last' : direction.toLowerCase();
  return `${sql} ${way}, ${listing.alias}.id ${direction.toLowerCase()}`;
}

function limitOf(range: ListQuery['range'], bind: Bind): string {
  return range === undefined ? '' : `limit ${bind(range[1] - range[0] + 1)}::bigint offset ${bind(range[0])}::bigint`;
}

function fromPart(listing: Listing, parts: string, shown: string): string {
  return [`from ${listing.table} ${listing.alias}`, ...joinsFor(listing, parts, shown)].join(' ');
}

/** The joins that parts of a statement speak of, and those that these joins speak of in turn. */
function joinsFor({ joins = {} }: Listing, parts: string, shown: string): readonly string[] {
  let spoken = parts;
  const needed = new Map<string, string>();
  for (const [alias, join] of Object.entries(joins).toReversed()) {
    if (!new RegExp(`\\b${alias}\\.`).test(spoken)) continue;
    const sql = join(shown);
    needed.set(alias, sql);
    spoken += ` ${sql}`;
  }
  return [...needed.values()].toReversed();
}

function named<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

function unknownName(what: 'sort' | 'filter', name: string, known: object): Refusal {
  const names = Object.keys(known).join(', ');
  return new Refusal('invalid', `There is no ${what} named ${name.slice(0, 50)}; there are ${names}`);
}
