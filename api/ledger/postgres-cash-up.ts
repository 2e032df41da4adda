import { Injectable } from '@nestjs/common';
import type { CashUp, CashUpLine } from '../../domain/answer/ledger/listed-entry.ts';
import { Database } from '../database/database.ts';

/** Sums receipts and refunds for the cash desk: one line for each day, organizer and method. */
@Injectable()
export class PostgresCashUp {
  constructor(private readonly database: Database) {}

  /** Returns the sums from the first to the last day, both YYYY-MM-DD and inclusive; of one tournament or of all. */
  async between(from: string, until: string, tournamentId: number | null): Promise<CashUp> {
    const lines = await this.database.query<CashUpLine>(
      `select received_on::text as day, entered_by as "enteredBy", method, count(*)::int as entries,
         coalesce(sum(amount_cents) filter (where amount_cents > 0), 0)::int as "inCents",
         -coalesce(sum(amount_cents) filter (where amount_cents < 0), 0)::int as "outCents"
       from ledger_entries where received_on between $1 and $2 and ($3::int is null or tournament_id = $3)
       group by received_on, entered_by, method order by received_on desc, entered_by, method nulls last`,
      [from, until, tournamentId],
    );
    const sum = (of: 'inCents' | 'outCents', among: readonly CashUpLine[]) =>
      among.reduce((total, line) => total + line[of], 0);
    const [till, credit] = [
      lines.filter(({ method }) => method !== 'credit'),
      lines.filter(({ method }) => method === 'credit'),
    ];
    return {
      lines: till,
      inCents: sum('inCents', till),
      outCents: sum('outCents', till),
      creditUsedCents: sum('inCents', credit),
      creditKeptCents: sum('outCents', credit),
    };
  }
}
