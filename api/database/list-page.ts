import type { ListQuery } from './list-query.ts';

/** In which order the rows of a list stand: by a value, and rows of the same value by their numbers. */
export interface ListOrder {
  readonly key: string;
  readonly direction: 'asc' | 'desc';
  /** Rows without the value stand last, whichever way the others do. */
  readonly mayBeEmpty: boolean;
}

/** Where a statement's rows come from, by the parts of it that may speak of joined tables; and which of them stay. */
export interface ListSource {
  readonly id: string;
  readonly where: string;
  readonly from: (parts: string) => string;
}

/** Every row there is stays. */
export const allRows = 'true';

const opposite = { asc: 'desc', desc: 'asc' } as const;

/** The order as a statement has it. */
export function orderSql({ key, direction, mayBeEmpty }: ListOrder, id: string): string {
  const empty = mayBeEmpty && direction === 'desc' ? ' nulls last' : '';
  return `${key} ${direction}${empty}, ${id} ${direction}`;
}

/**
 * The parts of a statement that find how many rows a list has (`total`) and which of them stand on a page (`page`, with their places).
 * Rows that a filter leaves are found once, and all of them; of all rows the page's alone are read, in the order of an index if there is one.
 */
export function pageParts(
  source: ListSource,
  order: ListOrder,
  range: ListQuery['range'],
  counted = `select count(*)::int as total ${source.from('')}`,
): string {
  if (source.where !== allRows) return filtered(source, order, range);
  const page = range === undefined ? everyRow(source, order) : pageOf(source, order, range);
  return `total as (${counted}), ${page}`;
}

function filtered({ id, where, from }: ListSource, order: ListOrder, range: ListQuery['range']): string {
  return `matched as materialized (select ${id}, ${order.key} as key ${from(`${where} ${order.key}`)} where ${where}),
    total as (select count(*)::int as total from matched),
    page as (select id, row_number() over () as place from (
      select id from matched order by ${orderSql({ ...order, key: 'key' }, 'id')} ${limitSql(range)}) ids)`;
}

function everyRow({ id, from }: ListSource, order: ListOrder, range?: readonly [number, number]): string {
  return `page as (select id, row_number() over () as place from (
    select ${id} ${from(order.key)} order by ${orderSql(order, id)} ${limitSql(range)}) ids)`;
}

/** So many rows from the first are kept in passing, while those without a value wait for their turn. */
const mostKept = 1_000;

function pageOf(source: ListSource, order: ListOrder, range: readonly [first: number, last: number]): string {
  if (!order.mayBeEmpty) return fromEitherEnd(source, order, range);
  return range[1] < mostKept ? emptyLast(source, order, range) : everyRow(source, order, range);
}

/** What has the value first, and what has none only where the page reaches that far: so an index gives both. */
function emptyLast({ id, from }: ListSource, order: ListOrder, [first, last]: readonly [number, number]): string {
  const { key, direction } = order;
  const rows = (is: string) =>
    `select ${id} ${from(key)} where ${key} is ${is} order by ${key} ${direction}, ${id} ${direction}`;
  return `filled as materialized (${rows('not null')} limit ${last + 1}),
    page as (select id, row_number() over (order by part, place) as place from (
      (select id, 1 as part, row_number() over () as place from filled) union all
      (select id, 2, row_number() over () from (
        ${rows('null')} limit greatest(0, ${last + 1} - (select count(*) from filled))) empty)
      order by part, place ${limitSql([first, last])}) ids)`;
}

/** Beyond the middle a page is read from the end, and turned round. */
function fromEitherEnd(source: ListSource, order: ListOrder, [first, last]: readonly [number, number]): string {
  const { id, from } = source;
  const rows = (direction: ListOrder['direction'], limit: string) =>
    `select ${id} ${from(order.key)} order by ${order.key} ${direction}, ${id} ${direction} ${limit}`;
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

/** Numbers that were read as such, so that PostgreSQL plans for a page and not for any. */
function limitSql(range: ListQuery['range']): string {
  return range === undefined ? '' : `limit ${range[1] - range[0] + 1} offset ${range[0]}`;
}
