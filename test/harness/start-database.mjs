// One PostgreSQL for the whole test run, with a migrated database that each test file copies.
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const template = 'migrated';

const folderPrefix = 'golden-goal-test-';

export default async function startDatabase() {
  const { startEmbeddedPostgres } = await source('api/database/embedded-postgres.ts');
  await removeKilledRuns(startEmbeddedPostgres);
  const dataDir = mkdtempSync(join(tmpdir(), folderPrefix));
  chmodSync(dataDir, 0o755);
  const small = await startEmbeddedPostgres({ dataDir });
  await makeRoom(small.url);
  await small.stop();
  const server = await startEmbeddedPostgres({ dataDir });
  const end = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => end().finally(() => process.exit(1)));
  globalThis.endTestDatabase = end;
  process.env.TEST_RUN_FOLDER = dataDir;
  process.env.TEST_DATABASE_SERVER = server.url;
  process.env.TEST_DATABASE_RUNNING = server.runningUrl;
  process.env.TEST_DATABASE_TEMPLATE = template;
  await makeTemplate(server).catch((error) => end().then(() => Promise.reject(error)));
}

/** Opening what a killed run has left behind ends its server; a run that is still going on refuses to be opened. */
async function removeKilledRuns(startEmbeddedPostgres) {
  const folders = readdirSync(tmpdir()).filter((name) => name.startsWith(folderPrefix));
  for (const folder of folders.map((name) => join(tmpdir(), name))) {
    if (!existsSync(join(folder, 'running.pid'))) continue;
    const left = await startEmbeddedPostgres({ dataDir: folder }).catch(() => undefined);
    await left?.stop();
    if (left) rmSync(folder, { recursive: true, force: true });
  }
}

/** Suites side by side with several processes each keep more connections than one product: from its next start on. @param {string} url */
async function makeRoom(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('alter system set max_connections = 300');
  await client.end();
}

/** @param {{ url: string, runningUrl: string }} server */
async function makeTemplate({ url: server, runningUrl }) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${template} template template0`);
  await forgetPowerCuts(client);
  await client.end();
  const url = new URL(server);
  url.pathname = template;
  const { databaseAt, migrate } = await source('api/schema/open-database.ts');
  const database = await databaseAt(url.href).initialize();
  const { loginOf } = await source('api/schema/rights.ts');
  await migrate(database, loginOf(runningUrl));
  await database.destroy();
}

/** What a killed process has written is kept without these as well. @param {pg.Client} client */
async function forgetPowerCuts(client) {
  for (const care of ['fsync', 'full_page_writes']) {
    await client.query(`alter system set ${care} = off`);
  }
  await client.query('select pg_reload_conf()');
}

/** @param {string} path */
async function source(path) {
  const { module } = await runnerImport(join(root, path), { configFile: false, logLevel: 'error' });
  return module;
}
