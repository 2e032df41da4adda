import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Database } from '../database/database.ts';
import { connectionPatience } from '../database/patience.ts';

/** Whether this process should get requests. */
@Injectable()
export class Readiness implements OnApplicationShutdown {
  private isStopping = false;
  private readonly own: pg.Pool;

  constructor(private readonly database: Database) {
    this.own = connectionOfItsOwn(database.url);
  }

  /** From now on no more: the process is being stopped. */
  stop(): void {
    this.isStopping = true;
  }

  async isReady(): Promise<boolean> {
    if (this.isStopping) return false;
    const { migrations } = this.database.source;
    try {
      const { rows } = await this.own.query<{ count: number }>('select count(*)::int as count from migrations');
      return rows[0]?.count === migrations.length;
    } catch {
      return false;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.own.end();
  }
}

/** A rush keeps all others busy: that a process has much to do does not mean that it cannot serve. */
function connectionOfItsOwn(url: string): pg.Pool {
  const own = new pg.Pool({
    connectionString: url,
    application_name: 'golden-goal ready',
    connectionTimeoutMillis: connectionPatience,
    query_timeout: connectionPatience,
    max: 1,
  });
  own.on('error', () => undefined);
  return own;
}
