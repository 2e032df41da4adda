import type { Ledger } from '../../port/ledger.ts';
import type { Table } from '../../table/cells.ts';
import { type ReadThrough, readThrough } from './match-statement.ts';

/** Looks through a statement: what is sure, what an organizer has to decide, what was entered before. Nothing is entered. */
export class ReadStatement {
  constructor(readonly ledger: Ledger) {}

  run(statement: Table): Promise<ReadThrough> {
    return readThrough(this, statement);
  }
}
