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

/** Properties of a row; those that are undefined are not written. */
export type GivenOf<Row> = { readonly [Property in keyof Row]?: Row[Property] | undefined };

/** Rows as JSON, under their property names and without some of them; a moment is ISO 8601. */
export type LineOf<Row, Left extends keyof Row> = {
  readonly [Property in Exclude<keyof Row, Left>]: Date extends Row[Property]
    ? string | Exclude<Row[Property], Date>
    : Row[Property];
};

/** Columns of a table in SQL that writes many rows, sent as JSON lines: all of the table but those left out. */
interface LineColumns {
  /** Properties with their types, for jsonb_to_recordset. */
  readonly read: string;
  readonly columns: string;
  /** Values of a line, in the order of the columns. */
  readonly values: string;
  /** Values on file, in the order of the columns. */
  readonly onFile: string;
}

/** Returns the columns of lines; a column added to the table is among them. */
export function lineColumns<Row>(rows: EntitySchema<Row>, left: readonly (keyof Row)[]): LineColumns {
  const columns = named(rows.options.columns)
    .filter(([property]) => !left.some((one) => one === property))
    .map(([property, { name = property, type, array }]) => ({ property, name, type: `${type}${array ? '[]' : ''}` }));
  return {
    read: columns.map(({ property, type }) => `"${property}" ${type}`).join(', '),
    columns: columns.map(({ name }) => name).join(', '),
    values: columns.map(({ property }) => `line."${property}"`).join(', '),
    onFile: columns.map(({ name }) => `${tableOf(rows)}.${name}`).join(', '),
  };
}

/** Statement that writes a row, with its parameters; omitted properties of a new row take their defaults. */
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
export function insertion<Row>(rows: EntitySchema<Row>, row: Partial<Row>, gate?: Gate): Insertion {
  const { names, values } = givenIn(rows, row);
  const places = placesOf(names);
  const source = gate ? `select ${places} ${gate.sql((place) => `$${names.length + place}`)}` : `values (${places})`;
  const sql = `insert into ${tableOf(rows)} (${names}) ${source} returning id`;
  return { statement: statementOf(sql), values: [...values, ...(gate?.values ?? [])] };
}

/** Builds a statement that inserts a row, or writes its given columns over the row with the same primary key. It frees no place. */
export function upsertion<Row>(rows: EntitySchema<Row>, row: GivenOf<Row>): Insertion {
  const { names, keys, values } = givenIn(rows, row);
  const changes = names.filter((name) => !keys.includes(name)).map((name) => `${name} = excluded.${name}`);
  const sql = `insert into ${tableOf(rows)} (${names}) values (${placesOf(names)})
    on conflict (${keys}) do update set ${changes}`;
  return { statement: { ...statementOf(sql), freesNoPlace: true }, values };
}

/** Returns the columns that a row gives, those of them that are its primary key, and their values. */
function givenIn<Row>({ options }: EntitySchema<Row>, row: GivenOf<Row>) {
  const given = named(options.columns).filter(([property]) => answerIn(row, property) !== undefined);
  const nameOf = ([property, { name = property }]: (typeof given)[number]) => name;
  return {
    names: given.map(nameOf),
    keys: given.filter(([, { primary }]) => primary).map(nameOf),
    values: given.map(([property, { type }]) => written(answerIn(row, property), type)),
  };
}

const placesOf = (names: readonly string[]): string => names.map((_, place) => `$${place + 1}`).join(', ');

function statementOf(sql: string): Statement {
  const statement = statements.get(sql) ?? { name: `row_${statements.size}`, sql };
  statements.set(sql, statement);
  return statement;
}

const named = (columns: object): [string, EntitySchemaColumnOptions][] => Object.entries(columns);

const answerIn = (row: object, property: string): unknown => Reflect.get(row, property);

/** Serializes JSON values, because pg would write a list as a PostgreSQL array. */
const written = (value: unknown, type: EntitySchemaColumnOptions['type']) =>
  type === 'jsonb' && value !== null ? JSON.stringify(value) : value;
