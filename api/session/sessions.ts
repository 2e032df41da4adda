import type { INestApplication } from '@nestjs/common';
import connectPgSimple from 'connect-pg-simple';
import type { RequestHandler } from 'express';
import session from 'express-session';
import passport from 'passport';
import { Log } from '../process/log.ts';
import { SessionPool } from './session-pool.ts';

const day = 24 * 60 * 60 * 1000;

/** Gives the API sessions that live in PostgreSQL. */
export function keepSessions(
  app: INestApplication,
  { secret, isHttps }: { readonly secret: string; readonly isHttps: boolean },
): void {
  const Store = connectPgSimple(session);
  const log = app.get(Log);
  const store = new Store({
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
      name: 'golden-goal',
      resave: false,
      saveUninitialized: false,
      rolling: true,
      cookie: { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps, maxAge: day },
    }),
  );
  app.use('/api', passport.session());
}

/** Families reach an https address by TLS alone, whether or not the proxy that ends it says so. */
const arrivedEncrypted: RequestHandler = (request, _, next) => {
  request.headers['x-forwarded-proto'] = 'https';
  next();
};
