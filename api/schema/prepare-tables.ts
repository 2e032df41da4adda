import type { DataSource } from 'typeorm';
import type { Log } from '../process/log.ts';
import { databaseAt, migrate } from './open-database.ts';
import { loginOf } from './rights.ts';

/** Addresses of one database: for the running product, and for the owner of its tables if that is another role. */
export interface Addresses {
  readonly running: string;
  readonly owner: string | undefined;
}

/** Migrates the tables as their owner; a role that owns none only checks them, and refuses if they are outdated. */
export async function prepareTables({ running, owner }: Addresses, log: Pick<Log, 'warn'>): Promise<void> {
  const hasOwner = owner !== undefined && loginOf(owner).user !== loginOf(running).user;
  const source = await databaseAt(hasOwner ? owner : running).initialize();
  try {
    if (hasOwner) await migrate(source, loginOf(running));
    else await prepareAsOne(source, log);
  } finally {
    await source.destroy();
  }
}

async function prepareAsOne(source: DataSource, log: Pick<Log, 'warn'>): Promise<void> {
  const [asked] = await source.query(`select has_schema_privilege('public', 'create') as "mayChange"`);
  if (asked.mayChange) {
    await migrate(source);
    log.warn(
      {},
      'The product runs as the owner of its tables and could change its own audit: set MIGRATION_DATABASE_URL',
    );
  } else if (await source.showMigrations()) {
    throw new Error(
      'The tables are of an earlier form. Run npm run migrate with MIGRATION_DATABASE_URL, then start again.',
    );
  }
}
