import pg from 'pg';
import { freshDatabase } from '../../test/harness/database.ts';
import { isDatabaseAway } from './database-away.ts';

test('a connection that PostgreSQL has ended says that the database is away, while it ends and ever after', async () => {
  const database = await freshDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const ended = new Promise((resolve) => client.once('end', resolve));
  client.on('error', () => undefined);
  const asked = client.query('select pg_sleep(60)').catch((error: unknown) => error);
  await database.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  );
  const first = await asked;
  await ended;
  const later = await client.query('select 1').catch((error: unknown) => error);
  expect([isDatabaseAway(first), isDatabaseAway(later)]).toEqual([true, true]);
  expect(isDatabaseAway(new Error('A bug'))).toBe(false);
  await database.drop();
});
