import { EntitySchema, type EntitySchemaColumnOptions, type EntitySchemaOptions } from 'typeorm';

/** SQL type of a column that can hold values of a type; lists are arrays or JSON. */
type SqlTypeOf<Value> = [Value] extends [number]
  ? 'integer' | 'bigint'
  : [Value] extends [string]
    ? 'character varying' | 'text' | 'date' | 'uuid'
    : [Value] extends [boolean]
      ? 'boolean'
      : [Value] extends [Date]
        ? 'timestamp with time zone'
        : 'jsonb' | 'integer' | 'text';

/** Column that can hold a property: of a fitting SQL type, and nullable if the property may be null. */
type ColumnOf<Value> = EntitySchemaColumnOptions & {
  readonly type: SqlTypeOf<NonNullable<Value>>;
} & (null extends Value ? { readonly nullable: true } : { readonly nullable?: false });

/** Columns of a row, one for each of its properties. */
export type ColumnsOf<Row> = { readonly [Property in keyof Row]-?: ColumnOf<Row[Property]> };

/** Returns the schema of a table; a property of its rows without a fitting column does not compile. */
export const rowsOf = <Row>(
  options: EntitySchemaOptions<Row> & { readonly tableName: string; readonly columns: ColumnsOf<Row> },
): EntitySchema<Row> => new EntitySchema(options);

/** Returns a table's primary key column, numbered by PostgreSQL. */
export const numbered = (table: string) => ({ ...keyed('id', table), generated: 'increment' }) as const;

/** Returns the same for a table that may have more rows than an integer counts; drivers read the number as text. */
export const numberedWithin64Bits = (table: string) => ({ ...numbered(table), type: 'bigint' }) as const;

/** Returns a number that is, or is part of, a table's primary key. */
export const keyed = (name: string, table: string) =>
  ({ ...integer(name), primary: true, primaryKeyConstraintName: `${table}_pkey` }) as const;

/** Returns a text column with a maximum length in characters. */
export const varchar = (name: string, length: number) => ({ name, type: 'character varying', length }) as const;

export const integer = (name: string) => ({ name, type: 'integer' }) as const;

export const boolean = (name: string) => ({ name, type: 'boolean' }) as const;

export const day = (name: string) => ({ name, type: 'date' }) as const;

export const instant = (name: string) => ({ name, type: 'timestamp with time zone' }) as const;

export const json = (name: string) => ({ name, type: 'jsonb' }) as const;

/** Returns a column that PostgreSQL fills with the time of the insert. */
export const instantOfEntry = (name: string) => withDefault(instant(name), () => 'now()');

/** Returns the same column, nullable. */
export const nullable = <const Column extends object>(column: Column) => ({ ...column, nullable: true }) as const;

/** Returns the same column with a default value. */
export const withDefault = <const Column extends object>(
  column: Column,
  value: EntitySchemaColumnOptions['default'],
) => ({ ...column, default: value });

/** Returns a text column that triggers fill, neither read nor written with its row. */
export const keptByTrigger = (name: string) =>
  ({ name, type: 'text', default: '', select: false, insert: false, update: false }) as const;
