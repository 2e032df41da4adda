import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Database } from '../database/database.ts';
import { connectionPatience, patience, poolSize } from '../database/patience.ts';
import { Log } from '../process/log.ts';

/** The connections of sessions and limits alone. */
@Injectable()
export class SessionPool implements OnApplicationShutdown {
  readonly pool: pg.Pool;

  constructor(database: Database, log: Log) {
    this.pool = new SecondPool(database, {
      connectionString: database.url,
      application_name: 'golden-goal',
      connectionTimeoutMillis: connectionPatience,
      max: poolSize,
      ...patience,
    });
    this.pool.on('error', (error) => log.warn({ err: error }, 'A connection broke'));
  }

  /** When the last request has been answered. */
  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}

/** Gives no connection to whoever holds one of the database's: a rush in which everybody holds one would stand still. */
class SecondPool extends pg.Pool {
  constructor(
    private readonly database: Pick<Database, 'isInTransaction'>,
    options: pg.PoolConfig,
  ) {
    super(options);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<pg.PoolClient> | undefined {
    if (this.database.isInTransaction) {
      const refusal = new Error('A second connection is asked for in a transaction: ask Database for its own');
      if (taken === undefined) return Promise.reject(refusal);
      taken(refusal, undefined, () => undefined);
      return undefined;
    }
    if (taken === undefined) return super.connect();
    super.connect(taken);
    return undefined;
  }
}

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, release: (error?: unknown) => void) => void;
