import { Injectable } from '@nestjs/common';
import { Audit } from '../../domain/port/audit.ts';
import type { Guessable } from '../../domain/session/allowances.ts';
import { Database } from '../database/database.ts';

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
        `insert into stopped_guessing as before (guessed, until) values ($1, $2)
         on conflict (guessed) do update set until = $2 where before.until <= now() returning guessed`,
        [guessed, until],
      );
      if (fresh.length === 0) return;
      await this.audit.note({ thing: 'session', recordId: null, what: 'guessing stopped', to: { guessed, until } });
    });
  }

  /** Records the stops that have ended; one of the processes does it every half minute. */
  async run(): Promise<void> {
    await this.database.inTransaction(async () => {
      const over = await this.database.query<{ guessed: Guessable }>(
        `with over as (delete from stopped_guessing where until <= now() returning guessed) select guessed from over`,
      );
      for (const { guessed } of over)
        await this.audit.note({ thing: 'session', recordId: null, what: 'guessing goes on', to: { guessed } });
    });
  }
}
