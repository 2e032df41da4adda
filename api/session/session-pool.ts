import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Database } from '../database/database.ts';
import { patience } from '../database/patience.ts';
import { Log } from '../process/log.ts';

/** The connections of sessions and limits alone: whoever holds one of the database's never waits for another there. */
@Injectable()
export class SessionPool implements OnApplicationShutdown {
  readonly pool: pg.Pool;

  constructor({ url }: Database, log: Log) {
    this.pool = new pg.Pool({
      connectionString: url,
      application_name: 'golden-goal',
      connectionTimeoutMillis: 5000,
      max: 10,
      ...patience,
    });
    this.pool.on('error', (error) => log.warn({ err: error }, 'A connection broke'));
  }

  /** When the last request has been answered. */
  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
