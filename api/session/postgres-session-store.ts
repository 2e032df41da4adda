import connectPgSimple, { type PGStoreOptions } from 'connect-pg-simple';
import type { Request } from 'express';
import session, { type SessionData, type Store } from 'express-session';
import type pg from 'pg';
import type { Database } from '../database/database.ts';
import { keepsScores, organizerHeld } from './grants.ts';
import { type KeptRights, rememberRights } from './kept-right.ts';

const day = 24 * 60 * 60 * 1000;
/** A session that has been used is kept for a day from then, to the minute. */
const minute = 60 * 1000;
/** Of so many sessions it is remembered when they were used. */
const mostRemembered = 10_000;

const writing = {
  name: 'session',
  sql: `insert into sessions (sid, sess, expire) values ($1, $2, $3)
    on conflict (sid) do update set sess = excluded.sess, expire = excluded.expire`,
};

/** A session with whether it keeps scores, and as what its organizer is let in: neither is asked for by a question of its own. */
export const readingSession = {
  name: 'session_read',
  sql: `select sess, ${keepsScores} as "keepsScores", ${organizerHeld} as organizer from sessions where sid = $1 and expire >= $2`,
};

interface SessionRow {
  readonly sess: SessionData;
  readonly keepsScores: boolean;
  readonly organizer: KeptRights['organizer'] | null;
}

/** Stands beside what is read of a session, and in none that is written. */
const rights = Symbol('what it holds');

type Read = SessionData & { readonly [rights]?: KeptRights };

type Got = (error: unknown, read?: Read) => void;

function rightsIn({ sess, keepsScores: keeps, organizer }: SessionRow): KeptRights {
  return { ...(keeps && { keeperId: sess.scoreKeeper?.id }), ...(organizer !== null && { organizer }) };
}

/** Keeps a session where a transaction is running with what it has been trusted with there, and all others by themselves. */
export function sessionStore(database: Database, options: PGStoreOptions & { readonly pool: pg.Pool }): Store {
  const PgStore = connectPgSimple(session);
  class SessionStore extends PgStore {
    private readonly touchedAt = new Map<string, number>();

    override get(id: string, done: Got): void {
      const asked = { name: readingSession.name, text: readingSession.sql, values: [id, new Date()] };
      // A promise comes back to whoever asked: a callback of the pool would go on in the transaction in which the connection was opened.
      options.pool.query<SessionRow>(asked).then(
        ({ rows: [row] }) => done(undefined, row && { ...row.sess, [rights]: rightsIn(row) }),
        (error: unknown) => done(error),
      );
    }

    override createSession(request: Request, read: Read): session.Session & SessionData {
      if (read[rights] !== undefined) rememberRights(request, read[rights]);
      return super.createSession(request, read);
    }

    override set(id: string, kept: SessionData, done: (error?: unknown) => void = () => undefined): void {
      const expires = kept.cookie.expires ?? new Date(Date.now() + day);
      if (database.isInTransaction) database.send(writing, [id, kept, expires]).then(() => done(), done);
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
