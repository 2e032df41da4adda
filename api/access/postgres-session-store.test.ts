import { AsyncLocalStorage } from 'node:async_hooks';
import { request as expressRequest } from 'express';
import type { SessionData } from 'express-session';
import pg from 'pg';
import { freshDatabase } from '../../test/harness/database.ts';
import { Database } from '../database/database.ts';
import { databaseAt } from '../schema/open-database.ts';
import { cachedRole } from './cached-rights.ts';
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

test('an organizer in a session is known with the role of this moment, as long as the grant was used in the last minute', async () => {
  const { url } = await freshDatabase();
  const database = new Database(await databaseAt(url).initialize());
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    const store = sessionStore(database, { pool, tableName: 'sessions', pruneSessionInterval: false });
    await database.query(
      `insert into admin_users (id, username, email, role) values (1, 'pat', 'pat@club.example', 'check-in')`,
    );
    const sess = { since: 'today', cookie: {}, passport: { user: { id: 1, username: 'pat' } } };
    await database.query(`insert into sessions (sid, sess, expire) values ('pats', $1, now() + interval '1 day')`, [
      JSON.stringify(sess),
    ]);
    const known = async (organizerId = 1) => {
      const asking = Object.assign(Object.create(expressRequest), { sessionID: 'pats', sessionStore: store });
      const read = await new Promise<SessionData | null | undefined>((resolve, reject) =>
        store.get('pats', (error, found) => (error ? reject(error) : resolve(found))),
      );
      if (read) store.createSession(asking, read);
      return cachedRole(asking, organizerId);
    };
    expect(await known()).toBeUndefined();
    await database.query(
      `insert into grants (session_id, kind, subject_id, number) values ('pats', 'organizer', 1, 0)`,
    );
    expect(await known()).toEqual({ role: 'check-in', lacksSecondFactor: false });
    expect(await known(2)).toBeUndefined();
    await database.query(`update admin_users set role = 'owner'`);
    await database.query('update site_settings set second_factor_required = true');
    expect(await known()).toEqual({ role: 'owner', lacksSecondFactor: true });
    for (const [ends, begins] of [
      [`update admin_users set state = 'ended'`, `update admin_users set state = 'active'`],
      [`update grants set used_at = now() - interval '61 seconds'`, 'update grants set used_at = now()'],
      [`update grants set granted_at = now() - interval '13 hours'`, 'update grants set granted_at = now()'],
      [`update grants set session_id = 'other'`, `update grants set session_id = 'pats'`],
    ] as const) {
      await database.query(ends);
      expect([ends, await known()]).toEqual([ends, undefined]);
      await database.query(begins);
      expect(await known()).toBeDefined();
    }
    await database.query('delete from grants');
    expect(await known()).toBeUndefined();
  } finally {
    await pool.end();
    await database.source.destroy();
  }
});
