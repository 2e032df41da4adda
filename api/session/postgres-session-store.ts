import connectPgSimple, { type PGStoreOptions } from 'connect-pg-simple';
import session, { type SessionData, type Store } from 'express-session';
import type { Database } from '../database/database.ts';

const day = 24 * 60 * 60 * 1000;
/** A session that has been used is kept for a day from then, to the minute. */
const minute = 60 * 1000;
/** Of so many sessions it is remembered when they were used. */
const mostRemembered = 10_000;

const keeping = {
  name: 'session',
  sql: `insert into sessions (sid, sess, expire) values ($1, $2, $3)
    on conflict (sid) do update set sess = excluded.sess, expire = excluded.expire`,
};

/** Keeps a session where a transaction is running with what it has been trusted with there, and all others by themselves. */
export function sessionStore(database: Database, options: PGStoreOptions): Store {
  const PgStore = connectPgSimple(session);
  class SessionStore extends PgStore {
    private readonly touchedAt = new Map<string, number>();

    override set(id: string, kept: SessionData, done: (error?: unknown) => void = () => undefined): void {
      const expires = kept.cookie.expires ?? new Date(Date.now() + day);
      if (database.isInTransaction) database.send(keeping, [id, kept, expires]).then(() => done(), done);
      else super.set(id, kept, done);
    }

    override touch(id: string, used: SessionData, done?: () => void): void {
      const now = performance.now();
      if (now - (this.touchedAt.get(id) ?? Number.NEGATIVE_INFINITY) < minute) return void done?.();
      if (this.touchedAt.size >= mostRemembered) this.touchedAt.clear();
      this.touchedAt.set(id, now);
      super.touch(id, used, done);
    }
  }
  return new SessionStore(options);
}
