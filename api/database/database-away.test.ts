import { setTimeout as wait } from 'node:timers/promises';
import { freshDatabase } from '../../test/harness/database.ts';
import { databaseAt } from '../schema/open-database.ts';
import { Database } from './database.ts';
import { isDatabaseAway } from './database-away.ts';

let database: Database;

beforeAll(async () => {
  database = new Database(await databaseAt((await freshDatabase()).url).initialize());
});
afterAll(() => database.source.destroy());

const now = { name: 'now', sql: 'select now() as now' };
const asked = (question: () => Promise<unknown>) => question().catch((error: unknown) => error);

test.each([
  ['a statement by its name', () => database.ask(now)],
  ['a statement of the moment', () => database.query('select 1')],
])('whatever %s is answered once its connection broke means that the database is away', async (_, question) => {
  const heard = new Set<unknown>();
  const whole = database.inTransaction(async () => {
    const [backend] = await database.query<{ pid: number }>('select pg_backend_pid() as pid');
    await database.source.query('select pg_terminate_backend($1)', [backend?.pid]);
    while (![...heard].some((error) => /not queryable|already released/.test(String(error)))) {
      heard.add(await asked(question));
      await wait(5);
    }
    throw [...heard].at(-1);
  });
  heard.add(await whole.catch((error: unknown) => error));
  expect([...heard].filter((error) => !isDatabaseAway(error))).toEqual([]);
});

test.each([
  ['an unknown table', () => database.query('select from nowhere')],
  ['a division by zero', () => database.query('select 1 / 0')],
  ['a word for a number', () => database.ask({ name: 'number', sql: 'select $1::int' }, ['one'])],
])('%s is a mistake of ours, and not that', async (_, question) => {
  const error = await asked(question);
  expect(error).toBeInstanceOf(Error);
  expect(isDatabaseAway(error)).toBe(false);
});
