import 'reflect-metadata';
import type { NestApplicationOptions } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { Clock } from '../domain/port/clock.ts';
import { WaitingList } from '../domain/port/waiting-list.ts';
import { promoteWaiting } from '../domain/use-case/place/promote-waiting.ts';
import { keepSessions } from './access/sessions.ts';
import { appModule } from './app.module.ts';
import { WatchedCalls } from './audit/watched-calls.ts';
import { Commands } from './database/commands.ts';
import type { Database } from './database/database.ts';
import { refuseMissingAdapters } from './database/providers.ts';
import { TournamentInWords } from './form/tournament-in-words.ts';
import { followLiveFirst } from './game/follow-live-first.ts';
import { LiveTally } from './game/live-tally.ts';
import { LiveViewers } from './game/live-viewers.ts';
import { PostgresGames } from './game/postgres-games.ts';
import { describeApi } from './http/api-document.ts';
import { entityTag, heedMarks } from './http/content-mark.ts';
import { readableElsewhere } from './http/cross-origin.ts';
import { refuseCrossSite } from './http/cross-site.ts';
import { rememberRequest } from './http/current-request.ts';
import { refuseUnmarkedRoutes } from './http/deny-by-default.ts';
import { readJsonBodies } from './http/json-body.ts';
import { NestLog } from './http/nest-log.ts';
import { servePages } from './http/pages.ts';
import { logRequests } from './http/request-id.ts';
import { securityHeaders } from './http/security-headers.ts';
import { validation } from './http/validation.ts';
import { PostgresMailQueue } from './mail/postgres-mail-queue.ts';
import { answerPreparedFirst, awaitChangesOfWrites } from './prepared/answer-prepared.ts';
import { Changes } from './prepared/changes.ts';
import { isInternalRequest } from './prepared/spectator.ts';
import { type MeasuredParts, metrics } from './process/metrics.ts';
import type { Opened } from './shared.module.ts';
import { KnownRecords } from './site/known-records.ts';
import { LinkPreviews } from './site/link-previews.ts';
import { PostgresTournaments } from './tournament/postgres-tournaments.ts';

/** Builds the whole API; it accepts requests once it is told to listen. */
export async function openApi(opened: Opened, built: string): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(appModule(opened), nestOptions(opened.log));
  return furnish(app, opened, built);
}

/** Returns Nest's options: own body parsing and logging, and startup errors are thrown to the caller. */
export function nestOptions(log: Logger): NestApplicationOptions {
  return { bodyParser: false, logger: new NestLog(log), abortOnError: false };
}

/** Returns what a scrape reads of the pool, the outbox and the followers. */
function measuredParts(app: NestExpressApplication, database: Database): MeasuredParts {
  return {
    pool: () => database.connections,
    letters: () => app.get(PostgresMailQueue).states(),
    followers: () => app.get(LiveViewers).count,
    prepared: () => app.get(LiveTally).totals,
  };
}

/** Promotes waiting teams within the transaction that has freed their places. */
async function promoteInFreedPlaces(app: NestExpressApplication, database: Database): Promise<void> {
  if (!database.mayHaveFreedPlaces) return;
  const tournaments = await app.get(WaitingList).due();
  if (tournaments.length > 0) await app.get(Commands).within(promoteWaiting, tournaments);
}

/** Adds everything around the modules that a request passes on its way to them. */
export async function furnish(
  app: NestExpressApplication,
  { settings, database, log, sessionSecret }: Opened,
  built: string,
): Promise<NestExpressApplication> {
  const isHttps = settings.publicBaseUrl.startsWith('https:');
  app.set('trust proxy', settings.trustProxy);
  app.disable('x-powered-by');
  app.set('etag', entityTag);
  app.use(
    logRequests(log),
    ...securityHeaders(isHttps),
    readableElsewhere(app),
    refuseCrossSite(settings.publicBaseUrl),
  );
  app.use('/metrics', metrics.answer(settings.metricsToken, measuredParts(app, database)));
  app.use('/api', heedMarks, awaitChangesOfWrites(app.get(Changes)));
  const pages = servePages(app, built, {
    previewOf: (request) => app.get(LinkPreviews).of(request),
    isThere: (page) => app.get(KnownRecords).has(page),
    isMatchDay: () => app.get(PostgresGames).isMatchDay(app.get(Clock).now()),
    isForEverybody: isInternalRequest,
    origin: settings.publicBaseUrl,
    isHttps,
  });
  readJsonBodies(app);
  keepSessions(app, { secret: sessionSecret, isHttps });
  app.use('/api', rememberRequest, app.get(WatchedCalls).watch);
  app.useGlobalPipes(new TournamentInWords(() => app.get(PostgresTournaments).list('all')), validation());
  refuseUnmarkedRoutes(app);
  refuseMissingAdapters(app);
  describeApi(app, built);
  database.beforeCommit = async () => {
    await promoteInFreedPlaces(app, database);
    await app.get(WatchedCalls).noteUnnoted();
  };
  const tally = app.get(LiveTally);
  answerPreparedFirst(app, { pages, count: (status) => tally.count(status) });
  followLiveFirst(app, { isHttps });
  return app;
}
