import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Database } from '../database/database.ts';
import { connectionPatience } from '../database/patience.ts';
import { Log } from '../process/log.ts';

/** Decides whether this process should get requests. */
@Injectable()
export class Readiness implements OnApplicationShutdown {
  private isStopping = false;
  private readonly own: pg.Pool;

  constructor(
    private readonly database: Database,
    private readonly log: Log,
  ) {
    this.own = connectionOfItsOwn(database.url);
  }

  /** Reports the process as not ready from now on, because it is shutting down. */
  stop(): void {
    this.isStopping = true;
  }

  /** Returns the reason why the process is not ready; undefined if it is. */
  async whyNot(): Promise<string | undefined> {
    if (this.isStopping) return 'It is being stopped';
    const { migrations } = this.database.source;
    try {
      const { rows } = await this.own.query<{ count: number }>('select count(*)::int as count from migrations');
      if ((rows[0]?.count ?? 0) < migrations.length) return 'The tables are not as expected';
    } catch (error) {
      this.log.warn({ err: error }, 'The database did not answer whether it is ready');
      return 'The database does not answer';
    }
    const isFull = await this.database.disk.isFull(() => this.own.query(needsRoom));
    return isFull ? "The database's disk is full" : undefined;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.own.end();
  }
}

/** Statement that creates a temporary table of about a hundred pages, which need room on the disk. */
const needsRoom = 'create temp table room on commit drop as select generate_series(1, 20000)';

/**
 * Opens a connection of its own, because a rush that occupies all others does not make the process unable to serve. It stays open,
 * since a database that refuses new connections still answers existing ones.
 */
function connectionOfItsOwn(url: string): pg.Pool {
  const own = new pg.Pool({
    connectionString: url,
    application_name: 'golden-goal ready',
    connectionTimeoutMillis: connectionPatience,
    query_timeout: connectionPatience,
    max: 1,
    idleTimeoutMillis: 0,
    keepAlive: true,
  });
  own.on('error', () => undefined);
  return own;
}
