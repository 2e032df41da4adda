import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A database for one test file, on the server of this test run; it goes with the server when nobody drops it before. */
export type FreshDatabase = {
  readonly url: string;
  /** Answers the rows of one statement, on a connection of its own. */
  query<Row extends pg.QueryResultRow>(statement: string, values?: readonly unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
};

/** A migrated database without rows. */
export function freshDatabase(): Promise<FreshDatabase> {
  return copyOf(fromRun('TEST_DATABASE_TEMPLATE'));
}

/** A database without tables, for the tests of the migrations themselves. */
export function emptyDatabase(): Promise<FreshDatabase> {
  return copyOf('template0');
}

async function copyOf(template: string): Promise<FreshDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onDatabase(urlOf('postgres'), `create database ${name} template ${template}`);
  return {
    url: urlOf(name),
    query: (statement, values) => onDatabase(urlOf(name), statement, values),
    drop: async () => {
      await onDatabase(urlOf('postgres'), `drop database if exists ${name} with (force)`);
    },
  };
}

async function onDatabase<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}

function urlOf(name: string): string {
  const url = new URL(fromRun('TEST_DATABASE_SERVER'));
  url.pathname = name;
  return url.href;
}

/** What the start of the test run left for its tests. */
function fromRun(name: 'TEST_DATABASE_SERVER' | 'TEST_DATABASE_TEMPLATE'): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} is missing: this test's project in jest.config.mjs needs start-database.mjs.`);
}
