import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Database of one test file, on the server of this test run. It is removed with the server unless it is dropped before. */
export type FreshDatabase = {
  readonly url: string;
  /** Returns the rows of one statement, on any free connection. */
  query<Row extends pg.QueryResultRow>(statement: string, values?: readonly unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
};

/** Creates a migrated database without rows. */
export function freshDatabase(): Promise<FreshDatabase> {
  return copyOf(fromRun('TEST_DATABASE_TEMPLATE'));
}

/** Creates a database without tables, for tests of the migrations. */
export function emptyDatabase(): Promise<FreshDatabase> {
  return copyOf('template0');
}

/** Returns the tables with a row in which this word stands, in whatever column and in capitals or not. */
export async function tablesWith({ query }: Pick<FreshDatabase, 'query'>, word: string): Promise<readonly string[]> {
  const tables = await query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const has = 'strpos(lower(one::text), lower($1)) > 0';
    if ((await query(`select from ${name} as one where ${has} limit 1`, [word])).length > 0) found.push(name);
  }
  return found;
}

type Query = FreshDatabase['query'];

/** Creates a migrated database with rows that take long to insert: it is filled once in a test run, and each test file gets a copy. */
export async function filledDatabase(name: string, fill: (query: Query) => Promise<unknown>): Promise<FreshDatabase> {
  await onServer(async (server) => {
    // A second caller waits until it is filled.
    await server.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await server.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await makeFilled(server, name, fill);
  });
  return copyOf(`${name} strategy file_copy`);
}

async function makeFilled(server: pg.Client, name: string, fill: (query: Query) => Promise<unknown>): Promise<void> {
  const filling = `${name}_filling`;
  await server.query(`create database ${filling} template ${fromRun('TEST_DATABASE_TEMPLATE')}`);
  const connections = connectionsTo(filling);
  await fill(queryOn(connections)).finally(() => connections.end());
  await server.query(`alter database ${filling} rename to ${name}`);
}

async function copyOf(template: string): Promise<FreshDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer((server) => server.query(`create database ${name} template ${template}`));
  return openDatabase(urlOf(name));
}

/** Opens a database of this run that others use too. */
export function openDatabase(url: string): FreshDatabase {
  const name = new URL(url).pathname.slice(1);
  const connections = connectionsTo(name);
  return {
    url,
    query: queryOn(connections),
    drop: async () => {
      await connections.end();
      await onServer((server) => server.query(`drop database if exists ${name} with (force)`));
    },
  };
}

const queryOn =
  (connections: pg.Pool): Query =>
  async <Row extends pg.QueryResultRow>(statement: string, values: readonly unknown[] = []) =>
    (await connections.query<Row>(statement, [...values])).rows;

/** Opens a pool on demand; it does not keep a finished test run from ending. */
function connectionsTo(name: string): pg.Pool {
  const connections = new pg.Pool({ connectionString: urlOf(name), allowExitOnIdle: true });
  // A test may end all connections of its database: the next statement opens another one.
  connections.on('error', () => undefined);
  return connections;
}

async function onServer(work: (server: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf('postgres') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(name: string): string {
  const url = new URL(fromRun('TEST_DATABASE_SERVER'));
  url.pathname = name;
  return url.href;
}

type Left = 'TEST_DATABASE_SERVER' | 'TEST_DATABASE_TEMPLATE';

/** Returns a value that the start of the test run has set. */
function fromRun(name: Left): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} is missing: this test's project in jest.config.mjs needs start-database.mjs.`);
}
