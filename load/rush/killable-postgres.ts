import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../api/database/embedded-postgres.ts';
import { dataDirWithDatabase } from '../../test/harness/copied-data-dir.ts';
import type { FreshDatabase } from '../../test/harness/database.ts';

/** Starts a PostgreSQL that can be killed, and is restarted like the product's own. */
export async function openKillable() {
  const dataDir = dataDirWithDatabase();
  const server = await startEmbeddedPostgres({ dataDir });
  const pool = new pg.Pool({ connectionString: server.url, max: 2, allowExitOnIdle: true });
  pool.on('error', () => undefined);
  const query: FreshDatabase['query'] = async <Row extends pg.QueryResultRow>(
    statement: string,
    values: readonly unknown[] = [],
  ) => (await pool.query<Row>(statement, [...values])).rows;
  return {
    ...server,
    query,
    kill: () => {
      const pidFile = join(dataDir, 'database', 'cluster', 'postmaster.pid');
      process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), 'SIGKILL');
    },
    close: async () => {
      await pool.end();
      await server.stop();
    },
  };
}
