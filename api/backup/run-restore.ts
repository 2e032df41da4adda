import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import process from 'node:process';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { readSettings } from '../process/settings.ts';
import { databaseAt, migrate, migrateTo } from '../schema/open-database.ts';
import { restoreBackup } from './restore.ts';

/** `npm run restore -- FILE`: restores a backup into the empty database of the settings, while the product is stopped. */
async function restoreFrom(path: string): Promise<void> {
  await access(path);
  const { databaseUrl, dataDir } = readSettings(process.env);
  const own = databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir }) : undefined;
  const url = databaseUrl ?? own?.url ?? '';
  try {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await restoreBackup(client, createReadStream(path).pipe(createGunzip()), (names) => migrateTo(url, names));
    await client.end();
    const source = await databaseAt(url).initialize();
    await migrate(source);
    await source.destroy();
  } finally {
    await own?.stop();
  }
}

const [path] = process.argv.slice(2);
try {
  if (path === undefined) throw new Error('Say from where: npm run restore -- FILE');
  await restoreFrom(path);
  process.stdout.write(`Restored from ${path}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
