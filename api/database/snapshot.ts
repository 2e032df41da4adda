import pg from 'pg';
import type { Database } from './database.ts';
import type { ListStatement } from './listing.ts';
import { patience } from './patience.ts';

/** Rows fetched at once: enough to be fast, few enough to let other requests run in between. */
const batch = 500;

/** Snapshot of the database at one moment, read on its own connection, so that a long read does not occupy the pool. */
export class Snapshot {
  private process = 0;

  private constructor(
    private readonly database: Database,
    private readonly client: pg.Client,
  ) {}

  /** Takes a snapshot; the signal ends it, even in the middle of a statement. */
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

  /** Reads a statement's rows by a cursor, each batch with its own timeout; the first is read at once. */
  async batches<Row extends object>({ sql, values }: ListStatement): Promise<AsyncIterable<readonly Row[]>> {
    await this.query({ sql: `declare reading no scroll cursor for ${sql}`, values });
    const next = () => this.query<Row>({ sql: `fetch ${batch} from reading`, values: [] });
    return followed(await next(), next);
  }

  /** Closes the connection. */
  async end(): Promise<void> {
    await this.client.end().catch(() => undefined);
  }

  private async begin(): Promise<void> {
    await this.client.connect();
    const [own] = await this.query<{ pid: number }>({ sql: 'select pg_backend_pid() as pid', values: [] });
    this.process = own?.pid ?? 0;
    await this.client.query('begin isolation level repeatable read read only');
    // JIT compilation would only delay the first rows.
    await this.client.query('set local jit = off');
  }

  /** Cancels the running statement, which PostgreSQL would otherwise finish for nobody. */
  private async abandon(): Promise<void> {
    await this.database.query('select pg_cancel_backend($1)', [this.process]).catch(() => undefined);
    await this.end();
  }
}

async function* followed<Row>(first: readonly Row[], next: () => Promise<readonly Row[]>) {
  for (let rows = first; rows.length > 0; rows = await next()) yield rows;
}
