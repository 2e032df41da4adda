import { resolve } from 'node:path';
import pg from 'pg';
import { clusterFolder, openCluster } from './cluster.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { postgresAccount } from './postgres-account.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { startPostmaster, stopOrphan, stopPostmaster } from './postmaster.ts';
import { supervise } from './supervised-postmaster.ts';

/** Embedded PostgreSQL for installations that have no server of their own. */
export type EmbeddedPostgres = {
  /** Connection address. */
  readonly url: string;
  stop(): Promise<void>;
};

type EmbeddedPostgresOptions = {
  /** Data folder of the database; no other process can start in it meanwhile. */
  readonly dataDir: string;
  /** Receives the few lines that a person should see. */
  readonly onLog?: (line: string) => void;
};

const database = 'golden_goal';

/** Opens the database of the data folder; creates it first if there is none. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  const unlock = lockDataFolder(dataDir);
  try {
    return await start(dataDir, options.onLog ?? (() => undefined), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function start(dataDir: string, onLog: (line: string) => void, unlock: () => void): Promise<EmbeddedPostgres> {
  const account = postgresAccount(clusterFolder(dataDir));
  const binaries = postgresBinaries(account, onLog);
  const cluster = await openCluster(dataDir, account, binaries, onLog);
  if (await stopOrphan(cluster, binaries)) onLog('Stopped a PostgreSQL that an earlier, killed start had left behind.');
  const server = await startPostmaster(cluster, account, binaries);
  const supervised = supervise(server, {
    startAgain: () => startPostmaster(cluster, account, binaries, server.port),
    stop: (running) => stopPostmaster(running, cluster, binaries),
    report: (line) => onLog(`${line} Its last words are in ${cluster.log}`),
  });
  const stop = async () => {
    await supervised.stop();
    unlock();
  };
  const urlOf = (name: string) => `postgres://postgres:${cluster.password}@127.0.0.1:${server.port}/${name}`;
  await createDatabase(urlOf('postgres')).catch((error: unknown) => stop().then(() => Promise.reject(error)));
  return { url: urlOf(database), stop };
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${database}`);
  } finally {
    await client.end();
  }
}
