import type { EntitySchemaColumnOptions } from 'typeorm';

/** Returns a table's primary key column, numbered by PostgreSQL. */
export function numbered(table: string): EntitySchemaColumnOptions {
  return {
    type: 'integer',
    primary: true,
    generated: 'increment',
    primaryKeyConstraintName: `${table}_pkey`,
  };
}

/** Returns a text column with a maximum length in characters. */
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

/** Returns a column that PostgreSQL fills with the time of the insert. */
export function instantOfEntry(name: string): EntitySchemaColumnOptions {
  return { ...instant(name), default: () => 'now()' };
}

/** Returns the same column, nullable. */
export function nullable(column: EntitySchemaColumnOptions): EntitySchemaColumnOptions {
  return { ...column, nullable: true };
}

/** Returns the same column with a default value. */
export function withDefault(
  column: EntitySchemaColumnOptions,
  value: string | number | boolean,
): EntitySchemaColumnOptions {
  return { ...column, default: value };
}

/** Returns a text column that triggers fill, neither read nor written with its row. */
export function keptByTrigger(name: string): EntitySchemaColumnOptions {
  return { name, type: 'text', default: '', select: false, insert: false, update: false };
}
