import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { runningDatabase } from '../database/running-database.ts';
import { readSettings } from '../process/settings.ts';
import { writeBackup } from './backup.ts';
import { runWithFile } from './failure.ts';

/** `npm run backup -- FILE`: writes the running product's data to a file only its owner can read. */
async function backUpTo(path: string): Promise<void> {
  const client = new pg.Client({ connectionString: runningDatabase(readSettings(process.env)) });
  client.on('error', () => undefined);
  const unfinished = `${path}.unfinished`;
  try {
    await client.connect();
    const zip = createGzip();
    const written = pipeline(zip, createWriteStream(unfinished, { mode: 0o600 }));
    await Promise.all([written, writeBackup(client, zip).then(() => zip.end())]);
    await rename(unfinished, path);
  } finally {
    await client.end();
    await rm(unfinished, { force: true });
  }
}

await runWithFile('Say where to: npm run backup -- FILE', backUpTo, (path) => `Kept in ${path}`);
