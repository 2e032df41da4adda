import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { freshDatabase } from '../../test/harness/database.ts';
import { Database } from '../database/database.ts';
import { databaseAt } from '../schema/open-database.ts';
import { sessionStore } from './postgres-session-store.ts';

const request = new AsyncLocalStorage<string>();

test('whoever reads a session goes on as who they are, by whomever the connection was opened', async () => {
  const { url } = await freshDatabase();
  const database = new Database(await databaseAt(url).initialize());
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    await request.run('a stranger', () => pool.query('select 1'));
    const store = sessionStore(database, { pool, tableName: 'sessions', pruneSessionInterval: false });
    const readBy = (name: string) =>
      request.run(
        name,
        () =>
          new Promise((resolve) => {
            store.get('no such session', (error, found) => resolve([request.getStore(), error ?? null, found]));
          }),
      );
    expect(await Promise.all(['one', 'another'].map(readBy))).toEqual([
      ['one', null, undefined],
      ['another', null, undefined],
    ]);
  } finally {
    await pool.end();
    await database.source.destroy();
  }
});
