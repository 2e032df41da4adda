import { Injectable } from '@nestjs/common';
import { Refusal } from '../../domain/rule/refusal/refusal.ts';
import { Database } from './database.ts';
import { type AuditedRows, Disclosures } from './disclosures.ts';
import type { ListQuery } from './list-query.ts';
import { type Listing, listStatement, wholeStatements } from './listing.ts';
import { PreparedLists } from './prepared-lists.ts';
import type { Snapshot } from './snapshot.ts';

/** Rows of one page, and the total number of rows. */
export interface Page<Shown> {
  readonly rows: readonly Shown[];
  readonly total: number;
}

/** Whole list at one moment: the number of rows, and the rows in batches. */
interface WholeList<Shown> {
  readonly total: number;
  readonly batches: AsyncIterable<readonly Shown[]>;
}

interface PlacedRow {
  readonly total: number;
  readonly placedId: number | null;
}

/** Options of a read: the columns for a single row, and the audit note. */
interface Reading {
  readonly more?: readonly string[] | undefined;
  readonly noted?: AuditedRows;
}

/** Reads each list of the back office by one statement. */
@Injectable()
export class Lists {
  private readonly prepared = new PreparedLists();

  constructor(
    private readonly database: Database,
    private readonly disclosures: Disclosures,
  ) {}

  /** Returns a page of a list; if its rows display contact data, the audit entry is written before the answer. */
  async page<Shown extends object>(listing: Listing<Shown>, query: ListQuery): Promise<Page<Shown>> {
    const rows = await this.rows(listing, query, { noted: 'page' });
    return { total: rows[0]?.total ?? 0, rows: shown(listing, rows) };
  }

  /** Returns a record as its list displays it, for a caller that has just written it and its audit entry. */
  one<Shown extends object>(listing: Listing<Shown>, id: number): Promise<Shown> {
    return this.found(listing, id, {});
  }

  /** Returns a record for viewing, noted in the audit as a page is. */
  look<Shown extends object>(listing: Listing<Shown>, id: number): Promise<Shown> {
    return this.found(listing, id, { noted: { recordId: id } });
  }

  private async found<Shown extends object>(listing: Listing<Shown>, id: number, how: Reading): Promise<Shown> {
    const alone = { sort: undefined, range: undefined, filter: { id } };
    const [found] = shown(listing, await this.rows(listing, alone, { more: listing.moreOfOne, ...how }));
    if (found === undefined) throw new Refusal('not-found', 'Not found');
    return found;
  }

  /** Reads all rows at one moment; resolves once the first of them are there. */
  async whole<Shown extends object>(
    listing: Listing<Shown>,
    query: ListQuery,
    moment: Snapshot,
  ): Promise<WholeList<Shown>> {
    const { count, rows } = wholeStatements(listing, query);
    const [counted] = await moment.query<{ total: number }>(count);
    const batches = await moment.batches<object>(rows);
    return { total: counted?.total ?? 0, batches: mapped(batches, listing) };
  }

  private rows(listing: Listing, query: ListQuery, { more, noted }: Reading) {
    const { discloses } = listing;
    const note = noted && discloses && this.disclosures.noteOf(discloses, noted);
    const { sql, values, isPlannedOnce } = listStatement(listing, query, more, note);
    const name = isPlannedOnce ? this.prepared.nameOf(sql) : undefined;
    return name === undefined
      ? this.database.query<PlacedRow>(sql, values)
      : this.database.ask<PlacedRow>({ name, sql }, values);
  }
}

async function* mapped<Shown extends object>(batches: AsyncIterable<readonly object[]>, listing: Listing<Shown>) {
  for await (const rows of batches) yield rows.map((row) => recordOf(listing, row));
}

function shown<Shown extends object>(listing: Listing<Shown>, rows: readonly PlacedRow[]): readonly Shown[] {
  return rows
    .filter(({ placedId }) => placedId !== null)
    .map(({ total: _t, placedId: _p, ...row }) => recordOf(listing, row));
}

/** Converts a row to the list's record, or returns it as it is. */
function recordOf<Shown extends object>({ record }: Listing<Shown>, row: object): Shown {
  return record ? record(row as never) : (row as Shown);
}
