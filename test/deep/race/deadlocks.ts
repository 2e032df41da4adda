import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FreshDatabase } from '../../harness/database.ts';

/**
 * Returns one text for each transaction of a database that PostgreSQL has ended because of a deadlock: both statements, if the
 * server's log still has them.
 */
export async function deadlocksIn(database: FreshDatabase): Promise<readonly string[]> {
  const [found] = await database.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  const log = readFileSync(join(process.env.TEST_RUN_FOLDER ?? '', 'database', 'postgres.log'), 'utf8');
  const details = [...log.matchAll(/deadlock detected\n.*DETAIL: {2}(.*(?:\n\t.*)*)/g)].map(
    ([, detail = '']) => detail,
  );
  return Array.from({ length: found?.deadlocks ?? Number.NaN }, (_, index) => details[index] ?? 'a deadlock');
}
