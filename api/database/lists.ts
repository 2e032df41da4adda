import { Refusal } from '../../domain/refusal/refusal.ts';
import type { ListQuery } from '../http/list-query.ts';
import type { Database } from './database.ts';
import { type Listing, listStatement } from './listing.ts';

/** The rows of one page, and how many there are in all. */
export interface Page {
  readonly rows: readonly object[];
  readonly total: number;
}

interface PlacedRow {
  readonly total: number;
  readonly placedId: number | null;
}

/** Every list of the back office, each by one statement. */
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

  private rows<Row extends object>(listing: Listing<Row>, query: ListQuery, more: readonly string[] | undefined) {
    const { sql, values } = listStatement(listing, query, more);
    return this.database.query<Row & PlacedRow>(sql, values);
  }
}

function shown<Row extends object>({ record }: Listing<Row>, rows: readonly (Row & PlacedRow)[]): readonly object[] {
  return rows
    .filter(({ placedId }) => placedId !== null)
    .map(({ total: _t, placedId: _p, ...row }) => (record ? record(row as unknown as Row) : row));
}
