// Starts one PostgreSQL for the whole test run, with a migrated database that each test file copies.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { buildWhatIsStale } from '../../scripts/build.mjs';

const template = 'migrated';

const folderPrefix = 'golden-goal-test-';

export default async function startDatabase() {
  for (const part of ['api', 'bundled']) await buildWhatIsStale([part]);
  const { startEmbeddedPostgres } = await import('../../dist/api/database/embedded-postgres.js');
  await removeKilledRuns(startEmbeddedPostgres);
  const dataDir = mkdtempSync(join(tmpdir(), folderPrefix));
  chmodSync(dataDir, 0o755);
  const small = await startEmbeddedPostgres({ dataDir });
  const migrating = Promise.all([makeRoom(small.url), migrateTables(small)]);
  await migrating.finally(() => small.stop());
  keepAtRest(dataDir);
  const server = await startEmbeddedPostgres({ dataDir });
  const end = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => end().finally(() => process.exit(1)));
  globalThis.endTestDatabase = end;
  process.env.TEST_RUN_FOLDER = dataDir;
  process.env.TEST_DATABASE_SERVER = server.url;
  process.env.TEST_DATABASE_TEMPLATE = template;
  await makeTemplate(server).catch((error) => end().then(() => Promise.reject(error)));
}

/** Copies the stopped database, so that tests can copy it instead of creating one. @param {string} dataDir */
function keepAtRest(dataDir) {
  const [database, place] = [join(dataDir, 'database'), join(dataDir, 'at-rest', 'database')];
  mkdirSync(join(dataDir, 'at-rest'));
  if (process.platform === 'win32') cpSync(database, place, { recursive: true });
  else execFileSync('cp', ['-a', database, place]);
}

/** Stops servers that killed runs have left behind, by opening their folders; a run that is still going on refuses to be opened. */
async function removeKilledRuns(startEmbeddedPostgres) {
  const folders = readdirSync(tmpdir()).filter((name) => name.startsWith(folderPrefix));
  for (const folder of folders.map((name) => join(tmpdir(), name))) {
    if (!existsSync(join(folder, 'running.pid'))) continue;
    const left = await startEmbeddedPostgres({ dataDir: folder }).catch(() => undefined);
    await left?.stop();
    if (left) rmSync(folder, { recursive: true, force: true });
  }
}

/** Raises the connection limit for parallel suites with several processes each; it applies from the next start. @param {string} url */
async function makeRoom(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('alter system set max_connections = 300');
  await client.end();
}

/** Creates the tables like the first start of the product. @param {{ url: string }} server */
async function migrateTables({ url }) {
  const { databaseAt, migrate } = await import('../../dist/api/schema/open-database.js');
  const database = await databaseAt(url).initialize();
  await migrate(database);
  await database.destroy();
}

/** @param {{ url: string }} server */
async function makeTemplate({ url: server }) {
  const client = new pg.Client({ connectionString: new URL('postgres', server).href });
  await client.connect();
  await client.query(`create database ${template} template ${new URL(server).pathname.slice(1)}`);
  await forgetPowerCuts(client);
  await nameOrganizers(server);
  await client.end();
}

/** Sets whom families pay and ask, as owners do. @param {string} server */
async function nameOrganizers(server) {
  const { demoOrganizers } = await import('../../dist/api/demo/demo-people.js');
  const client = new pg.Client({ connectionString: new URL(template, server).href });
  await client.connect();
  await client.query('update site_settings set settings = $1', [demoOrganizers]);
  await client.end();
}

/** Turns off protection against power cuts, which is not needed after a killed process. @param {pg.Client} client */
async function forgetPowerCuts(client) {
  for (const care of ['fsync', 'full_page_writes']) {
    await client.query(`alter system set ${care} = off`);
  }
  await client.query('select pg_reload_conf()');
}
