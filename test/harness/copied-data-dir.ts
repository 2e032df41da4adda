import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { newDataDir } from './product.mjs';

/** Returns a copy of a data folder with an empty, stopped database: a copy takes a moment, creating one takes seconds. */
export function dataDirWithDatabase(): string {
  const run = process.env.TEST_RUN_FOLDER;
  if (!run) throw new Error('TEST_RUN_FOLDER is missing: this test needs start-database.mjs.');
  return copyOfDataDir(join(run, 'at-rest'));
}

/** Copies a data folder with a stopped database; the owner is kept, who may be the user that PostgreSQL runs as. */
export function copyOfDataDir(dataDir: string): string {
  const copy = newDataDir();
  if (process.platform === 'win32') cpSync(dataDir, copy, { recursive: true });
  else execFileSync('cp', ['-a', `${dataDir}/.`, copy]);
  return copy;
}
