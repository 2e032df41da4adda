import type { Database } from '../database/database.ts';
import type { Log } from '../process/log.ts';
import { retention } from './retention.ts';

const hour = 60 * 60 * 1000;

/** Any number that stands for "taking care": of several processes one does it. */
const careLock = 33_017_934;

/** Forgets what is no longer to be kept: soon after the start, and then every hour. */
export class Caretaker {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly log: Log,
  ) {}

  start(firstAfterMs = 60_000): void {
    this.timer = setTimeout(() => {
      this.round = this.forget()
        .catch((error: unknown) =>
          this.log.error({ err: error }, 'What is no longer to be kept could not be forgotten'),
        )
        .finally(() => this.start(hour));
    }, firstAfterMs);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    await this.round;
    clearTimeout(this.timer);
  }

  /** Carries out every rule of the retention, unless another process is at it. */
  async forget(): Promise<void> {
    await this.database.inTransaction(async () => {
      const [lock] = await this.database.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
        careLock,
      ]);
      if (!lock?.taken) return;
      for (const { statement } of retention) if (statement !== undefined) await this.database.query(statement);
    });
  }
}
