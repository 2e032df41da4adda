import connectPgSimple, { type PGStoreOptions } from 'connect-pg-simple';
import type { Request } from 'express';
import session, { type SessionData, type Store } from 'express-session';
import type pg from 'pg';
import type { KeeperRange } from '../../domain/rule/score-keeper/keeper-range.ts';
import type { Database } from '../database/database.ts';
import { type CachedRights, rememberRights } from './cached-rights.ts';
import { keeperRange, keepsScores, organizerHeld } from './grants.ts';
import { rememberRange } from './score-keeper.ts';

const day = 24 * 60 * 60 * 1000;
/** Interval at which use extends a session's life of one day, in milliseconds. */
const minute = 60 * 1000;
/** Maximum number of sessions whose last use is cached. */
const mostRemembered = 10_000;

const writing = {
  name: 'session',
  sql: `insert into sessions (sid, sess, expire) values ($1, $2, $3)
    on conflict (sid) do update set sess = excluded.sess, expire = excluded.expire`,
};

/** Query of a session with its score keeper's right and games and its organizer's role, which then need no query of their own. */
export const readingSession = {
  name: 'session_read',
  sql: `select sess, ${keepsScores} as "keepsScores", ${keeperRange} as "keeperRange", ${organizerHeld} as organizer
    from sessions where sid = $1 and expire >= $2`,
};

interface SessionRow {
  readonly sess: SessionData;
  readonly keepsScores: boolean;
  readonly keeperRange: KeeperRange | null;
  readonly organizer: CachedRights['organizer'] | null;
}

/** Key of the rights beside a session that was read; never stored. */
const rights = Symbol('what it holds');

type Read = SessionData & { readonly [rights]?: Omit<SessionRow, 'sess'> };

type Got = (error: unknown, read?: Read) => void;

/** Returns the session store, which writes a session in the running transaction if there is one, together with its grants. */
export function sessionStore(database: Database, options: PGStoreOptions & { readonly pool: pg.Pool }): Store {
  const PgStore = connectPgSimple(session);
  class SessionStore extends PgStore {
    private readonly touchedAt = new Map<string, number>();

    override get(id: string, done: Got): void {
      const asked = { name: readingSession.name, text: readingSession.sql, values: [id, new Date()] };
      // A promise resumes in the caller's context; a callback of the pool would resume in the transaction that opened the connection.
      options.pool.query<SessionRow>(asked).then(
        ({ rows: [row] }) => done(undefined, row && { ...row.sess, [rights]: row }),
        (error: unknown) => done(error),
      );
    }

    override createSession(request: Request, read: Read): session.Session & SessionData {
      const { keepsScores: keeps = false, organizer, keeperRange: range } = read[rights] ?? {};
      rememberRights(request, { ...(keeps && { keeperId: read.scoreKeeper?.id }), organizer: organizer ?? undefined });
      if (range) rememberRange(request, range);
      return super.createSession(request, read);
    }

    override set(id: string, kept: SessionData, done: (error?: unknown) => void = () => undefined): void {
      const expires = kept.cookie.expires ?? new Date(Date.now() + day);
      if (database.isInTransaction) database.send(writing, [id, kept, expires]).then(() => done(), done);
      else super.set(id, kept, done);
    }

    override touch(id: string, used: SessionData, done?: () => void): void {
      const now = performance.now();
      if (used.renewedAs !== undefined || now - (this.touchedAt.get(id) ?? Number.NEGATIVE_INFINITY) < minute)
        return void done?.();
      if (this.touchedAt.size >= mostRemembered) this.touchedAt.clear();
      this.touchedAt.set(id, now);
      super.touch(id, used, done);
    }
  }
  return new SessionStore(options);
}
