import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { Log } from '../process/log.ts';
import { RecurringJob } from '../process/recurring-job.ts';
import { retention } from './retention.ts';

const hour = 60 * 60 * 1000;

/** Arbitrary number of the advisory lock for the retention rules; only one process runs them. */
const careLock = 33_017_934;

/** Deletes expired records: soon after the start, and then every hour. */
@Injectable()
export class Caretaker extends RecurringJob {
  constructor(
    private readonly database: Database,
    log: Log,
  ) {
    const pace = { firstAfter: 60_000, pause: hour };
    super({ failed: 'What is no longer to be kept could not be forgotten', pace }, log);
  }

  /** Carries out every retention rule, unless another process is doing so. */
  override async run(): Promise<void> {
    await this.database.inTransaction(async () => {
      const [lock] = await this.database.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
        careLock,
      ]);
      if (!lock?.taken) return;
      for (const { statement } of retention) if (statement !== undefined) await this.database.query(statement);
    });
  }
}
