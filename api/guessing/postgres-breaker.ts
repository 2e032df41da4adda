import { Injectable } from '@nestjs/common';
import { Audit } from '../../domain/port/audit.ts';
import { allowances, type Guessable } from '../../domain/rule/access/allowances.ts';
import { Database } from '../database/database.ts';
import { Log } from '../process/log.ts';
import { RecurringJob } from '../process/recurring-job.ts';

/** SQL for the present in milliseconds since 1970, as the counters of failures expire. */
const now = '(extract(epoch from now()) * 1000)';

/** Returns the key that marks a stop among the counters of failures. */
const stopOf = (guessed: string) => `stopped:${guessed}`;

/** Records in the audit that guessing was stopped for all unknown devices, and when that ended. */
@Injectable()
export class Breaker {
  /** End of each stop that this process knows to be recorded, in milliseconds. */
  private readonly noted = new Map<Guessable, number>();

  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
  ) {}

  /** Records a stop once, at the first refusal by any process. */
  async stopped(guessed: Guessable, until: Date): Promise<void> {
    if ((this.noted.get(guessed) ?? 0) > Date.now()) return;
    this.noted.set(guessed, until.getTime());
    await this.database.inTransaction(async () => {
      const fresh = await this.database.query(
        `insert into failures as before (key, expire) values ($1, $2)
         on conflict (key) do update set expire = $2 where before.expire <= ${now} returning key`,
        [stopOf(guessed), until.getTime()],
      );
      if (fresh.length === 0) return;
      await this.audit.note({ thing: 'session', recordId: null, what: 'guessing stopped', to: { guessed, until } });
    });
  }

  /** Records the stops that have ended; one of the processes does it every half minute. */
  async run(): Promise<void> {
    await this.database.inTransaction(async () => {
      const over = await this.database.query<{ guessed: Guessable }>(
        `with over as (delete from failures where key = any($1) and expire <= ${now} returning key)
         select split_part(key, ':', 2) as guessed from over`,
        [Object.keys(allowances).map(stopOf)],
      );
      for (const { guessed } of over)
        await this.audit.note({ thing: 'session', recordId: null, what: 'guessing goes on', to: { guessed } });
    });
  }
}

/** Records again and again when stops have ended. */
@Injectable()
export class BreakerRounds extends RecurringJob {
  constructor(
    private readonly breaker: Breaker,
    log: Log,
  ) {
    super({ failed: 'What guessing was stopped for could not be noted' }, log);
  }

  override run(): Promise<void> {
    return this.breaker.run();
  }
}
