import type { EntitySchema } from 'typeorm';
import { columnsOf, tableOf } from './row-statements.ts';

/** The rows of a table as one value in JSON, for a statement that asks several tables; `which` ends its question. */
export function rowsAsJson<Row>(rows: EntitySchema<Row>, which: string): string {
  const table = tableOf(rows);
  return `(select coalesce(json_agg(line), '[]') from (select ${columnsOf(rows, table)} from ${table} ${which}) line)`;
}

/** A row of such a value as the driver would have read it: its instants are dates. */
export function rowFromJson<Row extends object>({ options }: EntitySchema<Row>, line: Row): Row {
  const instants = Object.entries<{ readonly type?: unknown } | undefined>(options.columns)
    .filter(([, column]) => column?.type === 'timestamp with time zone')
    .map(([name]) => [name, dateIn(Reflect.get(line, name))]);
  return { ...line, ...Object.fromEntries(instants) };
}

const dateIn = (value: unknown) => (typeof value === 'string' ? new Date(value) : null);
