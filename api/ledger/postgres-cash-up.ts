import { Injectable } from '@nestjs/common';
import type { CashUp, CashUpLine } from '../../domain/answer/ledger/listed-entry.ts';
import { Database } from '../database/database.ts';

/** Sums receipts and refunds for the cash desk: one line for each day, organizer and method. */
@Injectable()
export class PostgresCashUp {
  constructor(private readonly database: Database) {}

  /** Returns the sums from the first to the last day, both YYYY-MM-DD and inclusive, of what is asked for and no more. */
  async between(from: string, until: string, { tournamentId, method, enteredBy }: CashUpOf): Promise<CashUp> {
    const lines = await this.database.query<CashUpLine>(
      `select received_on::text as day, entered_by as "enteredBy", method, count(*)::int as entries,
         coalesce(sum(amount_cents) filter (where amount_cents > 0), 0)::int as "inCents",
         -coalesce(sum(amount_cents) filter (where amount_cents < 0), 0)::int as "outCents"
       from ledger_entries where received_on between $1 and $2 and cause not in ('kept', 'carried')
         and ($3::int is null or tournament_id = $3) and ($4::text is null or method = $4)
         and ($5::text is null or entered_by = $5)
       group by received_on, entered_by, method order by received_on desc, entered_by, method nulls last`,
      [from, until, tournamentId, method, enteredBy],
    );
    const sum = (of: 'inCents' | 'outCents') => lines.reduce((total, line) => total + line[of], 0);
    return { lines, inCents: sum('inCents'), outCents: sum('outCents') };
  }
}

/** Entries that a cash-up counts; null leaves a condition out. */
interface CashUpOf {
  readonly tournamentId: number | null;
  readonly method: string | null;
  readonly enteredBy: string | null;
}
