import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { newDataDir } from './product.ts';

/** A data folder with an empty database at rest in it, copied in a moment where making one takes seconds. */
export function dataDirWithDatabase(): string {
  const made = process.env.TEST_CLUSTER_AT_REST;
  if (!made) throw new Error('TEST_CLUSTER_AT_REST is missing: this test needs start-database.mjs.');
  return copyOfDataDir(made);
}

/** A copy of a data folder whose database is at rest; its owner stays, who may be the one that PostgreSQL runs as. */
export function copyOfDataDir(dataDir: string): string {
  const copy = newDataDir();
  if (process.platform === 'win32') cpSync(dataDir, copy, { recursive: true });
  else execFileSync('cp', ['-a', `${dataDir}/.`, copy]);
  return copy;
}
