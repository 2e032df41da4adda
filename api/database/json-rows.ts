import type { EntitySchema } from 'typeorm';
import { columnsOf, tableOf } from './row-statements.ts';

/** Builds SQL for a table's rows as one JSON value, for a statement that reads several tables; `which` is its where and order clause. */
export function rowsAsJson<Row>(rows: EntitySchema<Row>, which: string): string {
  const table = tableOf(rows);
  return `(select coalesce(json_agg(line), '[]') from (select ${columnsOf(rows, table)} from ${table} ${which}) line)`;
}

/** Converts a JSON row to what the driver would have read: its instants become dates. */
export function rowFromJson<Row extends object>({ options }: EntitySchema<Row>, line: Row): Row {
  const instants = Object.entries<{ readonly type?: unknown } | undefined>(options.columns)
    .filter(([, column]) => column?.type === 'timestamp with time zone')
    .map(([name]) => [name, dateIn(Reflect.get(line, name))]);
  return { ...line, ...Object.fromEntries(instants) };
}

const dateIn = (value: unknown) => (typeof value === 'string' ? new Date(value) : null);
