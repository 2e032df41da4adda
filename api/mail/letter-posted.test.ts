import { asWritten } from '../../domain/language/sentence.ts';
import { Links } from '../../domain/site/links.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { Database } from '../database/database.ts';
import { databaseAt } from '../schema/open-database.ts';
import { PostgresSite } from '../site/postgres-site.ts';
import { letterPosted, PostgresOutbox } from './postgres-outbox.ts';

let database: Database;

beforeAll(async () => {
  database = new Database(await databaseAt((await freshDatabase()).url).initialize());
});
afterAll(() => database.source.destroy());

const post = (to: string) =>
  new PostgresOutbox(database, new PostgresSite(database), new Links('https://golden-goal.example')).post({
    event: `invitation:${to}`,
    to,
    language: 'en',
    subject: asWritten('Join'),
    parts: [{ kind: 'text', text: asWritten('Kick-off at six') }],
  });

test('whoever carries letters is told of one once it is there, and not of one that was never posted', async () => {
  let told = 0;
  database.news.on(letterPosted, () => {
    told += 1;
  });
  await database.inTransaction(async () => {
    await post('kim@family.example');
    expect(told).toBe(0);
  });
  expect(told).toBe(1);
  const failing = database.inTransaction(async () => {
    await post('lee@family.example');
    throw new Error('No');
  });
  await expect(failing).rejects.toThrow('No');
  expect(told).toBe(1);
});
