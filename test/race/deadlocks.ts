import type { FreshDatabase } from '../harness/database.ts';

/** How often PostgreSQL has had to end one transaction of a database so that another could go on. */
export async function deadlocksIn(database: FreshDatabase): Promise<number> {
  const [found] = await database.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  return found?.deadlocks ?? Number.NaN;
}
