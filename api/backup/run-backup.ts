import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import process from 'node:process';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { runningDatabase } from '../database/running-database.ts';
import { readSettings } from '../process/settings.ts';
import { writeBackup } from './backup.ts';

/** `npm run backup -- FILE`: writes the running product's data to a file only its owner can read. */
async function backUpTo(path: string): Promise<void> {
  const client = new pg.Client({ connectionString: runningDatabase(readSettings(process.env)) });
  await client.connect();
  const unfinished = `${path}.unfinished`;
  const zip = createGzip();
  const file = zip.pipe(createWriteStream(unfinished, { mode: 0o600 }));
  await writeBackup(client, zip);
  zip.end();
  await finished(file);
  await rename(unfinished, path);
  await client.end();
}

const [path] = process.argv.slice(2);
try {
  if (path === undefined) throw new Error('Say where to: npm run backup -- FILE');
  await backUpTo(path);
  process.stdout.write(`Kept in ${path}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
