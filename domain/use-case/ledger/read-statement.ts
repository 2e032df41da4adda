import type { Needs } from '../../port/ports.ts';
import type { Table } from '../../table/cells.ts';
import { type ReadThrough, readThrough } from './match-statement.ts';

/** Looks through a statement: what is sure, what an organizer has to decide, what was entered before. Nothing is entered. */
export class ReadStatement {
  constructor(private readonly ports: Needs<'ledger'>) {}

  run(statement: Table): Promise<ReadThrough> {
    return readThrough(this.ports, statement);
  }
}
