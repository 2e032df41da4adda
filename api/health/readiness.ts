import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Database } from '../database/database.ts';
import { connectionPatience } from '../database/patience.ts';
import { Log } from '../process/log.ts';

/** Whether this process should get requests. */
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

  /** From now on no more: the process is being stopped. */
  stop(): void {
    this.isStopping = true;
  }

  /** Why it should not; undefined when it should. */
  async whyNot(): Promise<string | undefined> {
    if (this.isStopping) return 'It is being stopped';
    const { migrations } = this.database.source;
    try {
      const { rows } = await this.own.query<{ count: number }>('select count(*)::int as count from migrations');
      if (rows[0]?.count !== migrations.length) return 'The tables are not as expected';
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

/** A table for one statement, of a hundred pages that have to be found on the disk. */
const needsRoom = 'create temp table room on commit drop as select generate_series(1, 20000)';

/**
 * A rush keeps all others busy: that a process has much to do does not mean that it cannot serve. It is kept open, for
 * a database that takes nobody new just then still answers those whom it has.
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
