import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Database } from '../database/database.ts';
import { connectionPatience, patience, poolSize } from '../database/patience.ts';
import { Log } from './log.ts';

/** Connection pool for sessions and limits only. */
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

  /** Closes the pool after the last answer. */
  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}

/** Refuses a connection to callers that hold one of the database's: a rush in which everybody holds one would deadlock. */
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
