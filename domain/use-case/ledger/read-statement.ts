import type { Needs } from '../../port/ports.ts';
import type { Table } from '../../table/cells.ts';
import { type ReadThrough, readThrough } from './match-statement.ts';

/** Reads a statement: lines that are sure, lines for an organizer to decide, and lines entered before. Enters nothing. */
export class ReadStatement {
  constructor(private readonly ports: Needs<'ledger'>) {}

  run(statement: Table): Promise<ReadThrough> {
    return readThrough(this.ports, statement);
  }
}
