import { Injectable } from '@nestjs/common';
import { Audit } from '../../domain/port/audit.ts';
import type { Guessable } from '../../domain/session/allowances.ts';
import { Database } from '../database/database.ts';

/** Writes into the audit that guessing was stopped for all strange devices, and that it is no longer. */
@Injectable()
export class Breaker {
  /** What this process knows to be noted, and until when, in milliseconds. */
  private readonly noted = new Map<Guessable, number>();

  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
  ) {}

  /** The first who is refused while it lasts leaves the line, whichever process refuses. */
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

  /** Notes what is over; done every half minute by some process. */
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
