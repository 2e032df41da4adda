import process from 'node:process';
import { pino } from 'pino';
import { readSettings } from '../process/settings.ts';
import { prepareTables } from './prepare-tables.ts';

/** `npm run migrate`: migrates the tables and grants DATABASE_URL's role its rights; the product then starts without the owner's address. */
async function migrateTables(): Promise<void> {
  const { databaseUrl, migrationDatabaseUrl } = readSettings(process.env);
  if (databaseUrl === undefined)
    throw new Error('DATABASE_URL is missing; the embedded database migrates at its start.');
  await prepareTables({ running: databaseUrl, owner: migrationDatabaseUrl }, pino({ base: null }));
}

try {
  await migrateTables();
  process.stdout.write('The tables are as they must be.\n');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
