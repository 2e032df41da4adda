import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname } from 'node:path';
import process from 'node:process';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { Database } from '../database/database.ts';
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { readSettings } from '../process/settings.ts';
import { writeErasureList } from '../retention/erasure-list-job.ts';
import { databaseAt, migrate, migrateTo } from '../schema/open-database.ts';
import { eraseAgain } from './erase-again.ts';
import { restoreBackup } from './restore.ts';

/**
 * `npm run restore -- FILE`: restores a backup into the empty database of the settings, while the product is stopped.
 * Erases again everybody erased since, by the lists beside the data or beside the backup; returns their number.
 */
async function restoreFrom(path: string): Promise<number> {
  await access(path);
  const { databaseUrl, migrationDatabaseUrl, dataDir } = readSettings(process.env);
  const own = databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir }) : undefined;
  const url = migrationDatabaseUrl ?? databaseUrl ?? own?.url ?? '';
  try {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await restoreBackup(client, createReadStream(path).pipe(createGunzip()), (names) => migrateTo(url, names));
    await client.end();
    const source = await databaseAt(url).initialize();
    await migrate(source);
    const database = new Database(source);
    const returned = await eraseAgain(database, [dataDir, dirname(path)]);
    await writeErasureList(database, dataDir);
    await source.destroy();
    return returned;
  } finally {
    await own?.stop();
  }
}

const [path] = process.argv.slice(2);
try {
  if (path === undefined) throw new Error('Say from where: npm run restore -- FILE');
  const returned = await restoreFrom(path);
  process.stdout.write(`Restored from ${path}\n`);
  if (returned > 0) process.stdout.write(`Players erased since then, and now again: ${returned}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
