import 'reflect-metadata';
import { Module, type Provider } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { PromoteWaiting } from '../domain/use-case/team/promote-waiting.ts';
import { controllers } from './controllers.ts';
import { LiveBoard } from './game/live-board.ts';
import { answerLiveFirst, expireWhenWritten } from './game/live-listener.ts';
import { PublicTopScorers } from './game/top-scorers.ts';
import { describeApi } from './http/api-document.ts';
import { refuseCrossSite } from './http/cross-site.ts';
import { rememberRequest } from './http/current-request.ts';
import { readJsonBodies } from './http/json-body.ts';
import { NestLog } from './http/nest-log.ts';
import { servePages } from './http/pages.ts';
import { logRequests } from './http/request-id.ts';
import { securityHeaders } from './http/security-headers.ts';
import { validation } from './http/validation.ts';
import { refuseUnmarkedRoutes } from './session/deny-by-default.ts';
import { keepSessions } from './session/sessions.ts';
import { type Premises, wiring } from './wiring.ts';

/** The whole house, put together and not yet listening. `replaced` takes the place of what the wiring names. */
export async function openApi(
  premises: Premises,
  built: string,
  replaced: Provider[] = [],
): Promise<NestExpressApplication> {
  const { settings, database, log, sessionSecret } = premises;
  const isHttps = settings.publicBaseUrl.startsWith('https:');
  const app = await NestFactory.create<NestExpressApplication>(houseOf([...wiring(premises), ...replaced]), {
    bodyParser: false,
    logger: new NestLog(log),
    abortOnError: false,
  });
  app.set('trust proxy', settings.trustProxy);
  app.disable('x-powered-by');
  app.use(logRequests(log), ...securityHeaders(isHttps), refuseCrossSite(settings.publicBaseUrl));
  app.use('/api', expireWhenWritten(app.get(LiveBoard), app.get(PublicTopScorers)));
  servePages(app, built);
  readJsonBodies(app);
  keepSessions(app, database, {
    secret: sessionSecret,
    isHttps,
    onError: (error) => log.error({ err: error }, 'Sessions could not be kept'),
  });
  app.use('/api', rememberRequest);
  app.useGlobalPipes(validation());
  refuseUnmarkedRoutes(app);
  describeApi(app);
  await app.init();
  database.beforeCommit = () => app.get(PromoteWaiting).run();
  answerLiveFirst(app);
  return app;
}

function houseOf(providers: Provider[]) {
  @Module({ imports: [DiscoveryModule], controllers, providers })
  class House {}
  return House;
}
