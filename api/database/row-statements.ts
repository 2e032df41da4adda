import type { EntitySchema, EntitySchemaColumnOptions } from 'typeorm';
import type { Statement } from './statement.ts';

/** Returns a row's select columns under the program's property names; days are selected as text, as everywhere. */
export function columnsOf<Row>({ options }: EntitySchema<Row>, alias: string): string {
  return named(options.columns)
    .filter(([, { select }]) => select !== false)
    .map(
      ([property, { name = property, type }]) => `${alias}.${name}${type === 'date' ? '::text' : ''} as "${property}"`,
    )
    .join(', ');
}

/** Insert statement with its parameters; omitted properties take their defaults. */
interface Insertion {
  readonly statement: Statement;
  readonly values: readonly unknown[];
}

/** Condition under which a row may be inserted: SQL that checks and locks other rows, with its parameters. */
export interface Gate {
  readonly sql: (place: (value: number) => string) => string;
  readonly values: readonly unknown[];
  /** Creates the error for a closed gate. */
  readonly refusal: () => Error;
}

export const tableOf = <Row>({ options }: EntitySchema<Row>): string => options.tableName ?? options.name;

/** Returns SQL that draws the next id of a table. */
export const numberDrawn = (table: string): string => `nextval('${table}_id_seq')::int`;

const statements = new Map<string, Statement>();

/** Builds a statement that inserts a row and returns its id; with a closed gate it inserts and returns nothing. */
export function insertion<Row>({ options }: EntitySchema<Row>, row: Partial<Row>, gate?: Gate): Insertion {
  const given = named(options.columns).filter(([property]) => answerIn(row, property) !== undefined);
  const names = given.map(([property, { name = property }]) => name).join(', ');
  const places = given.map((_, place) => `$${place + 1}`).join(', ');
  const source = gate ? `select ${places} ${gate.sql((place) => `$${given.length + place}`)}` : `values (${places})`;
  const values = given.map(([property, { type }]) => written(answerIn(row, property), type));
  const sql = `insert into ${options.tableName} (${names}) ${source} returning id`;
  return { statement: statementOf(sql), values: [...values, ...(gate?.values ?? [])] };
}

function statementOf(sql: string): Statement {
  const statement = statements.get(sql) ?? { name: `insertion_${statements.size}`, sql };
  statements.set(sql, statement);
  return statement;
}

const named = (columns: object): [string, EntitySchemaColumnOptions][] => Object.entries(columns);

const answerIn = (row: object, property: string): unknown => Reflect.get(row, property);

/** Serializes JSON values, because pg would write a list as a PostgreSQL array. */
const written = (value: unknown, type: EntitySchemaColumnOptions['type']) =>
  type === 'jsonb' && value !== null ? JSON.stringify(value) : value;
