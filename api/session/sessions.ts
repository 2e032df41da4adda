import type { INestApplication } from '@nestjs/common';
import connectPgSimple from 'connect-pg-simple';
import type { RequestHandler } from 'express';
import session from 'express-session';
import passport from 'passport';
import { Strategy } from 'passport-local';
import { Log } from '../process/log.ts';
import { Organizers } from './organizers.ts';
import { SessionPool } from './session-pool.ts';

const day = 24 * 60 * 60 * 1000;

/** Gives the API sessions that live in PostgreSQL, and organizers who sign in to them. */
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
  app.use('/api', passportFor(app.get(Organizers)).session());
}

/** Families reach an https address by TLS alone, whether or not the proxy that ends it says so. */
const arrivedEncrypted: RequestHandler = (request, _, next) => {
  request.headers['x-forwarded-proto'] = 'https';
  next();
};

function passportFor(organizers: Organizers): passport.Authenticator {
  passport.use(
    new Strategy((username, password, done) => {
      organizers.recognise(username, password).then((organizer) => done(null, organizer ?? false), done);
    }),
  );
  passport.serializeUser(({ id, username }, done) => done(null, { id, username }));
  passport.deserializeUser((organizer: Express.User, done) => done(null, organizer));
  return passport;
}
