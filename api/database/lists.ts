import { Injectable } from '@nestjs/common';
import { Refusal } from '../../domain/refusal/refusal.ts';
import { Database } from './database.ts';
import type { ListQuery } from './list-query.ts';
import { type Listing, listStatement, wholeStatements } from './listing.ts';
import type { Snapshot } from './snapshot.ts';

/** The rows of one page, and how many there are in all. */
export interface Page {
  readonly rows: readonly object[];
  readonly total: number;
}

/** A whole list as of one moment: how many rows, and the rows as they are read. */
export interface WholeList {
  readonly total: number;
  readonly batches: AsyncIterable<readonly object[]>;
}

interface PlacedRow {
  readonly total: number;
  readonly placedId: number | null;
}

/** Every list of the back office, each by one statement. */
@Injectable()
export class Lists {
  constructor(private readonly database: Database) {}

  async page<Row extends object>(listing: Listing<Row>, query: ListQuery): Promise<Page> {
    const rows = await this.rows(listing, query, []);
    return { total: rows[0]?.total ?? 0, rows: shown(listing, rows) };
  }

  async one<Row extends object>(listing: Listing<Row>, id: number): Promise<object> {
    const rows = await this.rows(listing, { sort: undefined, range: undefined, filter: { id } }, listing.moreOfOne);
    const [found] = shown(listing, rows);
    if (found === undefined) throw new Refusal('not-found', 'Not found');
    return found;
  }

  /** All rows as of one moment; once this is answered the first of them are there. */
  async whole<Row extends object>(listing: Listing<Row>, query: ListQuery, moment: Snapshot): Promise<WholeList> {
    const { count, rows } = wholeStatements(listing, query);
    const [counted] = await moment.query<{ total: number }>(count);
    const batches = await moment.batches<Row>(rows);
    const { record } = listing;
    return { total: counted?.total ?? 0, batches: record ? mapped(batches, record) : batches };
  }

  private rows<Row extends object>(listing: Listing<Row>, query: ListQuery, more: readonly string[] | undefined) {
    const { sql, values } = listStatement(listing, query, more);
    return this.database.query<Row & PlacedRow>(sql, values);
  }
}

async function* mapped<Row>(batches: AsyncIterable<readonly Row[]>, record: (row: Row) => object) {
  for await (const rows of batches) yield rows.map(record);
}

function shown<Row extends object>({ record }: Listing<Row>, rows: readonly (Row & PlacedRow)[]): readonly object[] {
  return rows
    .filter(({ placedId }) => placedId !== null)
    .map(({ total: _t, placedId: _p, ...row }) => (record ? record(row as unknown as Row) : row));
}
