import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Erasure } from './postgres-erasures.ts';

/** Returns the path of a folder's list of erasures; it lies beside the database and beside every backup, and no restore reverts it. */
export const erasureList = (folder: string): string => join(folder, 'erasures.txt');

const line = /^([0-9a-f]{64}) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)$/;

/** Reads a list; a missing file is empty, and an incomplete line is skipped. */
export async function readErasures(file: string): Promise<readonly Erasure[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap((written) => {
    const [, mark, erasedAt] = line.exec(written) ?? [];
    return mark === undefined || erasedAt === undefined ? [] : [{ mark, erasedAt }];
  });
}

/** Adds new erasures to a list; none is ever removed. */
export async function addErasures(file: string, erasures: readonly Erasure[]): Promise<void> {
  const known = new Set((await readErasures(file)).map(({ mark }) => mark));
  const missing = erasures.filter(({ mark }) => !known.has(mark));
  if (missing.length === 0) return;
  await mkdir(dirname(file), { recursive: true });
  const lines = missing.map(({ mark, erasedAt }) => `${mark} ${erasedAt}\n`).join('');
  await appendFile(file, known.size === 0 ? lines : `\n${lines}`, { mode: 0o600, flush: true });
}
