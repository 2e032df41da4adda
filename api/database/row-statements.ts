import type { EntitySchema, EntitySchemaColumnOptions } from 'typeorm';
import type { Statement } from './statement.ts';

/** The columns of a row under the names that the program has for them; a day is the text that it is read as everywhere. */
export function columnsOf<Row>({ options }: EntitySchema<Row>, alias: string): string {
  return named(options.columns)
    .filter(([, { select }]) => select !== false)
    .map(
      ([property, { name = property, type }]) => `${alias}.${name}${type === 'date' ? '::text' : ''} as "${property}"`,
    )
    .join(', ');
}

/** What enters a row, with the values in their places; what a row leaves out has its default. */
export interface Insertion {
  readonly statement: Statement;
  readonly values: readonly unknown[];
}

/** Where a row may enter: a condition on what is there, held, with its values. */
export interface Gate {
  readonly sql: (place: (value: number) => string) => string;
  readonly values: readonly unknown[];
  /** What is said where it is closed. */
  readonly refusal: () => Error;
}

export const tableOf = <Row>({ options }: EntitySchema<Row>): string => options.tableName ?? options.name;

/** Draws the number of the next row of a table. */
export const numberDrawn = (table: string): string => `nextval('${table}_id_seq')::int`;

const statements = new Map<string, Statement>();

/** Enters a row and answers its id; through a gate that is closed nothing enters, and nothing is answered. */
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

/** pg would write a list as one of PostgreSQL's. */
const written = (value: unknown, type: EntitySchemaColumnOptions['type']) =>
  type === 'jsonb' && value !== null ? JSON.stringify(value) : value;
