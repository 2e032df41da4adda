import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { Log } from '../process/log.ts';
import { RecurringJob } from '../process/recurring-job.ts';
import { retention } from './retention.ts';

const hour = 60 * 60 * 1000;

/** Any number that stands for "taking care": of several processes one does it. */
const careLock = 33_017_934;

/** Forgets what is no longer to be kept: soon after the start, and then every hour. */
@Injectable()
export class Caretaker extends RecurringJob {
  constructor(
    private readonly database: Database,
    log: Log,
  ) {
    const pace = { firstAfter: 60_000, pause: hour };
    super({ failed: 'What is no longer to be kept could not be forgotten', pace }, log);
  }

  /** Carries out every rule of the retention, unless another process is at it. */
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
