import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clusterFolder } from './cluster.ts';

/** Returns the address of the product's database: the configured one, or the embedded one while it runs. */
export function runningDatabase(settings: {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}): string {
  if (settings.databaseUrl !== undefined) return settings.databaseUrl;
  const folder = clusterFolder(settings.dataDir);
  const pidFile = join(folder, 'postmaster.pid');
  if (!existsSync(pidFile)) throw new Error('The embedded database does not run; start the product first (npm start).');
  const port = readFileSync(pidFile, 'utf8').split('\n')[3];
  const password = readFileSync(join(folder, '..', 'password'), 'utf8').trim();
  return `postgres://postgres:${password}@127.0.0.1:${port}/golden_goal`;
}
