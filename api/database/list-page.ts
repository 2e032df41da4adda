import type { ListQuery } from './list-query.ts';

/** Order of a list: by a value, then by number. */
export interface ListOrder {
  readonly key: string;
  readonly direction: 'asc' | 'desc';
  /** Whether rows may lack the value; such rows come last in either direction. */
  readonly mayBeEmpty: boolean;
}

/** Source of a statement's rows: the from clause with the joins of its filters and its order, and the condition. */
export interface ListSource {
  readonly id: string;
  readonly where: string;
  readonly from: string;
}

/** Condition that keeps every row. */
export const allRows = 'true';

const opposite = { asc: 'desc', desc: 'asc' } as const;

/** Returns the order by clause. */
export function orderSql({ key, direction, mayBeEmpty }: ListOrder, id: string): string {
  const empty = mayBeEmpty && direction === 'desc' ? ' nulls last' : '';
  return `${key} ${direction}${empty}, ${id} ${direction}`;
}

/**
 * Builds the parts of a statement that count a list's rows (`total`) and find those of a page (`page`, with their places).
 * Filtered rows are found all at once; without a filter only the page's rows are read, in an index's order if there is one.
 */
export function pageParts(source: ListSource, order: ListOrder, range: ListQuery['range'], counted: string): string {
  if (source.where !== allRows) return filtered(source, order, range);
  const page = range === undefined ? everyRow(source, order) : pageOf(source, order, range);
  return `total as (${counted}), ${page}`;
}

function filtered({ id, where, from }: ListSource, order: ListOrder, range: ListQuery['range']): string {
  return `matched as materialized (select ${id}, ${order.key} as key ${from} where ${where}),
    total as (select count(*)::int as total from matched),
    page as (select id, row_number() over () as place from (
      select id from matched order by ${orderSql({ ...order, key: 'key' }, 'id')} ${limitSql(range)}) ids)`;
}

function everyRow({ id, from }: ListSource, order: ListOrder, range?: readonly [number, number]): string {
  return `page as (select id, row_number() over () as place from (
    select ${id} ${from} order by ${orderSql(order, id)} ${limitSql(range)}) ids)`;
}

/** Rows up to which a page is read in two parts, with and without a value; all rows before it are materialized for that. */
const mostKept = 1_000;

function pageOf(source: ListSource, order: ListOrder, range: readonly [first: number, last: number]): string {
  if (!order.mayBeEmpty) return fromEitherEnd(source, order, range);
  return range[1] < mostKept ? emptyLast(source, order, range) : everyRow(source, order, range);
}

/** Reads rows with the value first, and rows without it only if the page reaches them, so that an index serves both. */
function emptyLast({ id, from }: ListSource, order: ListOrder, [first, last]: readonly [number, number]): string {
  const { key, direction } = order;
  const rows = (is: string) =>
    `select ${id} ${from} where ${key} is ${is} order by ${key} ${direction}, ${id} ${direction}`;
  return `filled as materialized (${rows('not null')} limit ${last + 1}),
    page as (select id, row_number() over (order by part, place) as place from (
      (select id, 1 as part, row_number() over () as place from filled) union all
      (select id, 2, row_number() over () from (
        ${rows('null')} limit greatest(0, ${last + 1} - (select count(*) from filled))) empty)
      order by part, place ${limitSql([first, last])}) ids)`;
}

/** Reads a page beyond the middle from the end, and reverses it. */
function fromEitherEnd(source: ListSource, order: ListOrder, [first, last]: readonly [number, number]): string {
  const { id, from } = source;
  const rows = (direction: ListOrder['direction'], limit: string) =>
    `select ${id} ${from} order by ${order.key} ${direction}, ${id} ${direction} ${limit}`;
  const forward = rows(order.direction, limitSql([first, last]));
  const total = '(select total from total)';
  const size = last - first + 1;
  const left = `greatest(0, ${total} - ${first})`;
  const backward = rows(
    opposite[order.direction],
    `limit least(${size}, ${left}) offset greatest(0, ${total} - ${first + size})`,
  );
  if (first < size) return `page as (select id, row_number() over () as place from (${forward}) ids)`;
  return `page as (select id, row_number() over (order by place) as place from (
      select id, place from (select id, row_number() over () as place from (${forward}) early) early
      where ${total} >= ${2 * first}
      union all
      select id, -place from (select id, row_number() over () as place from (${backward}) late) late
      where ${total} < ${2 * first}) ids limit ${size})`;
}

/** Returns the limit clause with literal numbers, so that PostgreSQL plans for this page and not for any. */
function limitSql(range: ListQuery['range']): string {
  return range === undefined ? '' : `limit ${range[1] - range[0] + 1} offset ${range[0]}`;
}
