import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { newDataDir } from './product.ts';

/** Returns a copy of a data folder with an empty, stopped database, in a moment instead of the seconds that creating one takes. */
export function dataDirWithDatabase(): string {
  const made = process.env.TEST_CLUSTER_AT_REST;
  if (!made) throw new Error('TEST_CLUSTER_AT_REST is missing: this test needs start-database.mjs.');
  return copyOfDataDir(made);
}

/** Copies a data folder with a stopped database; the owner is kept, who may be the user that PostgreSQL runs as. */
export function copyOfDataDir(dataDir: string): string {
  const copy = newDataDir();
  if (process.platform === 'win32') cpSync(dataDir, copy, { recursive: true });
  else execFileSync('cp', ['-a', `${dataDir}/.`, copy]);
  return copy;
}
