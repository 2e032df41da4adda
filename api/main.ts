import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { Organizers } from './access/organizers.ts';
import { openApi } from './api.ts';
import { Database } from './database/database.ts';
import { startEmbeddedPostgres } from './database/embedded-postgres.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { LiveViewers } from './game/live-viewers.ts';
import { Readiness } from './health/readiness.ts';
import { announce } from './process/announcement.ts';
import { answerInTurn } from './process/answers-in-turn.ts';
import { closeInOrder } from './process/closing-time.ts';
import { keepConnections, lastAnswers } from './process/connections.ts';
import { openLog } from './process/log.ts';
import { readSettings, type Settings, SettingsRefused } from './process/settings.ts';
import { databaseAt, migrate } from './schema/open-database.ts';
import { PostgresSite } from './site/postgres-site.ts';

const built = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** Starts the product: database, tables, demo data, API and sites, mail; closes them in reverse order on shutdown. */
async function open(settings: Settings): Promise<void> {
  const log = openLog(settings.logLevel);
  const closing = closeInOrder(log);
  const own = settings.databaseUrl === undefined ? await startEmbeddedPostgres({ ...settings, onLog: say }) : undefined;
  if (own !== undefined) closing.add(() => own.stop());
  const url = settings.databaseUrl ?? own?.url ?? '';
  const source = databaseAt(url, (error) => log.warn({ err: error }, 'A connection broke'));
  await source.initialize();
  closing.add(() => source.destroy());
  await migrate(source);
  const database = new Database(source);
  const opened = { settings, database, log, sessionSecret: sessionSecret(settings) };
  const api = await openApi(opened, built);
  closing.add(() => api.close());
  if (settings.adminPassword !== undefined) {
    await api.get(Organizers).ensure(settings.adminUsername, settings.adminPassword);
  }
  const site = new PostgresSite(database);
  await site.seed();
  if (settings.seedDemo) await seedDemo(database, new Date());
  keepConnections(api.getHttpServer());
  const endConnections = lastAnswers(api.getHttpServer(), api.get(LiveViewers));
  answerInTurn(api.getHttpServer());
  await api.listen(settings.port);
  closing.add(endConnections);
  closing.add(async () => api.get(Readiness).stop());
  announce(settings, await site.settings(), own !== undefined, say);
}

/**
 * Returns the secret that signs cookies: the configured one; for the demo, one generated once and stored beside its database; otherwise
 * a hash of the database's address, which all its processes share and nobody else knows.
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
