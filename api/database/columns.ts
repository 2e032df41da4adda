import type { EntitySchemaColumnOptions } from 'typeorm';

/** The primary key of a table, numbered by PostgreSQL. */
export function numbered(table: string): EntitySchemaColumnOptions {
  return {
    type: 'integer',
    primary: true,
    generated: 'increment',
    primaryKeyConstraintName: `${table}_pkey`,
  };
}

/** A column of text of at most so many characters. */
export function varchar(name: string, length: number): EntitySchemaColumnOptions {
  return { name, type: 'character varying', length };
}

export function integer(name: string): EntitySchemaColumnOptions {
  return { name, type: 'integer' };
}

export function boolean(name: string): EntitySchemaColumnOptions {
  return { name, type: 'boolean' };
}

export function instant(name: string): EntitySchemaColumnOptions {
  return { name, type: 'timestamp with time zone' };
}

/** An instant that PostgreSQL fills in with the time of the insert. */
export function instantOfEntry(name: string): EntitySchemaColumnOptions {
  return { ...instant(name), default: () => 'now()' };
}

/** The same column, allowed to be empty. */
export function nullable(column: EntitySchemaColumnOptions): EntitySchemaColumnOptions {
  return { ...column, nullable: true };
}

/** The same column with a value for rows that name none. */
export function withDefault(
  column: EntitySchemaColumnOptions,
  value: string | number | boolean,
): EntitySchemaColumnOptions {
  return { ...column, default: value };
}

/** A column of text that triggers fill in: neither read nor written with its row. */
export function keptByTrigger(name: string): EntitySchemaColumnOptions {
  return { name, type: 'text', default: '', select: false, insert: false, update: false };
}
