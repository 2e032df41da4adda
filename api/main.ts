import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { TellFamilies } from '../domain/use-case/schedule/tell-families.ts';
import { ReleaseUnconfirmed } from '../domain/use-case/team/release-unconfirmed.ts';
import { openApi } from './api.ts';
import { eraseAgain } from './backup/erase-again.ts';
import { Database } from './database/database.ts';
import { startEmbeddedPostgres } from './database/embedded-postgres.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { PostgresPushKeys } from './follower/postgres-push-keys.ts';
import { PushCarrier } from './follower/push-carrier.ts';
import { LiveViewers } from './game/live-viewers.ts';
import { Readiness } from './health/readiness.ts';
import { MailCarrier } from './mail/mail-carrier.ts';
import { mailServer } from './mail/mail-server.ts';
import { MailingCarrier } from './mailing/mailing-carrier.ts';
import { announce } from './process/announcement.ts';
import { answerInTurn } from './process/answers-in-turn.ts';
import { closeInOrder } from './process/closing-time.ts';
import { keepConnections, lastAnswers } from './process/connections.ts';
import { openLog } from './process/log.ts';
import { Rounds } from './process/rounds.ts';
import { readSettings, type Settings, SettingsRefused } from './process/settings.ts';
import { Caretaker } from './retention/caretaker.ts';
import { keepErasures } from './retention/kept-erasures.ts';
import { timetablePublished } from './schedule/postgres-timetable-drafts.ts';
import { databaseAt } from './schema/open-database.ts';
import { prepareTables } from './schema/prepare-tables.ts';
import { Organizers } from './session/organizers.ts';
import { Breaker } from './session/postgres-breaker.ts';
import { PostgresSite } from './site/postgres-site.ts';
import { WebhookCarrier } from './webhook/webhook-carrier.ts';

const built = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** Opens the product: database, tables, demo data, API and sites, mail; closes them in turn when it is stopped. */
async function open(settings: Settings): Promise<void> {
  const log = openLog(settings.logLevel);
  const closing = closeInOrder(log);
  const own = settings.databaseUrl === undefined ? await startEmbeddedPostgres({ ...settings, onLog: say }) : undefined;
  if (own !== undefined) closing.add(() => own.stop());
  const running = settings.databaseUrl ?? own?.runningUrl ?? '';
  await prepareTables({ running, owner: own?.url ?? settings.migrationDatabaseUrl }, log);
  const source = databaseAt(running, (error) => log.warn({ err: error }, 'A connection broke'));
  await source.initialize();
  closing.add(() => source.destroy());
  const database = new Database(source);
  const opened = { settings, database, log, sessionSecret: sessionSecret(settings) };
  const api = await openApi(opened, built);
  if (settings.adminPassword !== undefined) {
    await api.get(Organizers).ensure(settings.adminUsername, settings.adminPassword);
  }
  await new PostgresSite(database).seed();
  if (settings.seedDemo) await seedDemo(database, new Date());
  const returned = await eraseAgain(database, [settings.dataDir]);
  if (returned > 0) log.warn({ returned }, 'Players who had been erased were back, and are erased again');
  await keepErasures(database, settings.dataDir).catch((error: unknown) =>
    log.error({ err: error }, 'The list of erasures could not be kept'),
  );
  if (settings.smtpUrl !== undefined) {
    const carrier = new MailCarrier(database, mailServer(settings.smtpUrl), settings.mailFrom, log);
    carrier.start();
    closing.add(() => carrier.stop());
    // Nobody can confirm a place where no letter leaves.
    const released = new Rounds({ run: () => api.get(ReleaseUnconfirmed).run() }, 'Places could not be released', log);
    released.start();
    closing.add(() => released.stop());
  }
  const webhooks = api.get(WebhookCarrier);
  webhooks.start();
  closing.add(() => webhooks.stop());
  await api.get(PostgresPushKeys).of();
  const followers = api.get(PushCarrier);
  followers.start();
  closing.add(() => followers.stop());
  const caretaker = new Caretaker(database, log);
  caretaker.start();
  closing.add(() => caretaker.stop());
  const closed = new Rounds(api.get(Breaker), 'What guessing was stopped for could not be noted', log);
  closed.start();
  closing.add(() => closed.stop());
  const told = new Rounds(
    { run: () => api.get(TellFamilies).run() },
    'Families could not be told of the timetable',
    log,
  );
  database.news.on(timetablePublished, () => told.soon());
  told.start();
  closing.add(() => told.stop());
  const mailings = api.get(MailingCarrier);
  mailings.start();
  closing.add(() => mailings.stop());
  keepConnections(api.getHttpServer());
  const endConnections = lastAnswers(api.getHttpServer(), api.get(LiveViewers));
  answerInTurn(api.getHttpServer());
  await api.listen(settings.port);
  closing.add(() => api.close());
  closing.add(endConnections);
  closing.add(async () => api.get(Readiness).stop());
  announce(settings, own !== undefined, say);
}

/**
 * What signs the cookies: as configured; for the demo made once and kept beside its database; otherwise drawn from
 * the database's address, which all processes on it share and nobody else knows.
 */
function sessionSecret({ sessionSecret: configured, databaseUrl, dataDir }: Settings): string {
  if (configured !== undefined) return configured;
  if (databaseUrl !== undefined) return createHash('sha256').update(`cookies ${databaseUrl}`).digest('hex');
  const file = join(dataDir, 'session-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  await open(readSettings(process.env));
} catch (error) {
  const lines =
    error instanceof SettingsRefused ? error.lines : [error instanceof Error ? error.message : String(error)];
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(1);
}
