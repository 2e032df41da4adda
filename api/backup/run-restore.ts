import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { readSettings } from '../process/settings.ts';
import { databaseAt, migrate, migrateTo, undoMigrations } from '../schema/open-database.ts';
import { runWithFile } from './failure.ts';
import { checkBackup, restoreBackup } from './restore.ts';

/** `npm run restore -- FILE`: restores a backup into the empty database of the settings, while the product is stopped. */
async function restoreFrom(path: string): Promise<void> {
  const opened = () => {
    const file = createReadStream(path);
    const unzipped = createGunzip();
    file.on('error', (error) => unzipped.destroy(error));
    return file.pipe(unzipped);
  };
  await checkBackup(opened());
  const { databaseUrl, dataDir } = readSettings(process.env);
  const own = databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir }) : undefined;
  const url = databaseUrl ?? own?.url ?? '';
  const client = new pg.Client({ connectionString: url });
  // Its end by the server is told by the statement that it interrupts.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const migrated = {
      migrateTo: (names: readonly string[]) => migrateTo(url, names),
      empty: () => undoMigrations(url),
    };
    await restoreBackup(client, opened(), migrated);
    const source = await databaseAt(url).initialize();
    await migrate(source);
    await source.destroy();
  } finally {
    await client.end();
    await own?.stop();
  }
}

await runWithFile('Say from where: npm run restore -- FILE', restoreFrom, (path) => `Restored from ${path}`);
