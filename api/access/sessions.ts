import type { INestApplication } from '@nestjs/common';
import type { RequestHandler } from 'express';
import session from 'express-session';
import passport from 'passport';
import { Database } from '../database/database.ts';
import { Log } from '../process/log.ts';
import { SessionPool } from '../process/session-pool.ts';
import { sessionCookie } from '../process/session-secret.ts';
import { sessionStore } from './postgres-session-store.ts';

const day = 24 * 60 * 60 * 1000;

/** Adds sessions stored in PostgreSQL to the API. */
export function keepSessions(
  app: INestApplication,
  { secret, isHttps }: { readonly secret: string; readonly isHttps: boolean },
): void {
  const log = app.get(Log);
  const store = sessionStore(app.get(Database), {
    pool: app.get(SessionPool).pool,
    tableName: 'sessions',
    errorLog: (_: string, error: Error) => log.error({ err: error }, 'Sessions could not be kept'),
  });
  if (isHttps) app.use('/api', arrivedEncrypted);
  app.use(
    '/api',
    session({
      store,
      proxy: isHttps || undefined,
      secret,
      name: sessionCookie,
      resave: false,
      saveUninitialized: false,
      cookie: { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps, maxAge: day },
    }),
  );
  app.use('/api', passport.session());
}

/** Marks requests as encrypted, because families reach an https address by TLS only, whether or not the proxy says so. */
const arrivedEncrypted: RequestHandler = (request, _, next) => {
  request.headers['x-forwarded-proto'] = 'https';
  next();
};
