import pg from 'pg';
import type { Database } from './database.ts';
import type { ListStatement } from './listing.ts';
import { patience } from './patience.ts';

/** How many rows are read at once: enough to be quick, few enough to let other requests pass in between. */
const batch = 500;

/** One moment of the database, read on a connection of its own: however long that takes, the pool keeps its own. */
export class Snapshot {
  private process = 0;

  private constructor(
    private readonly database: Database,
    private readonly client: pg.Client,
  ) {}

  /** Takes it; it ends with the signal, in the middle of a statement if need be. */
  static async take(database: Database, gone: AbortSignal): Promise<Snapshot> {
    const client = new pg.Client({
      connectionString: database.url,
      application_name: 'golden-goal export',
      connectionTimeoutMillis: 5000,
      ...patience,
    });
    client.on('error', () => undefined);
    const snapshot = new Snapshot(database, client);
    gone.addEventListener('abort', () => snapshot.abandon(), { once: true });
    try {
      await snapshot.begin();
    } catch (error) {
      await snapshot.end();
      throw error;
    }
    return snapshot;
  }

  async query<Row extends object>({ sql, values }: ListStatement): Promise<Row[]> {
    return (await this.client.query<Row>(sql, [...values])).rows;
  }

  /** The rows of a statement by a cursor, each batch a statement with a timeout of its own; the first is read at once. */
  async batches<Row extends object>({ sql, values }: ListStatement): Promise<AsyncIterable<readonly Row[]>> {
    await this.query({ sql: `declare reading no scroll cursor for ${sql}`, values });
    const next = () => this.query<Row>({ sql: `fetch ${batch} from reading`, values: [] });
    return followed(await next(), next);
  }

  /** Gives the connection back. */
  async end(): Promise<void> {
    await this.client.end().catch(() => undefined);
  }

  private async begin(): Promise<void> {
    await this.client.connect();
    const [own] = await this.query<{ pid: number }>({ sql: 'select pg_backend_pid() as pid', values: [] });
    this.process = own?.pid ?? 0;
    await this.client.query('begin isolation level repeatable read read only');
    // Compiling the statement would only put off its first rows.
    await this.client.query('set local jit = off');
  }

  /** PostgreSQL would go on with a statement whose answer nobody waits for, and is told not to. */
  private async abandon(): Promise<void> {
    await this.database.query('select pg_cancel_backend($1)', [this.process]).catch(() => undefined);
    await this.end();
  }
}

async function* followed<Row>(first: readonly Row[], next: () => Promise<readonly Row[]>) {
  for (let rows = first; rows.length > 0; rows = await next()) yield rows;
}
