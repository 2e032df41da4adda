import type { Database } from '../database/database.ts';

/** Erasure of a person: an anonymous mark, and the time. */
export interface Erasure {
  readonly mark: string;
  /** Time of the erasure, ISO 8601. */
  readonly erasedAt: string;
}

/** Reads and adds the erasures in the database. */
export class PostgresErasures {
  constructor(private readonly database: Database) {}

  async all(): Promise<readonly Erasure[]> {
    const rows = await this.database.query<{ mark: string; at: Date }>(
      'select mark, erased_at as at from erasures order by erased_at, mark',
    );
    return rows.map(({ mark, at }) => ({ mark, erasedAt: at.toISOString() }));
  }

  /** Adds erasures from a list beside the database, which an old backup lacks. */
  async learn(erasures: readonly Erasure[]): Promise<void> {
    await this.database.query(
      `insert into erasures (mark, erased_at) select * from unnest($1::text[], $2::timestamptz[]) on conflict do nothing`,
      [erasures.map(({ mark }) => mark), erasures.map(({ erasedAt }) => erasedAt)],
    );
  }

  /** Returns the erased people who are on file again. */
  async returned(): Promise<readonly number[]> {
    const rows = await this.database.query<{ id: number }>(
      'select id from players where erasure_mark(id, created_at) in (select mark from erasures) order by id',
    );
    return rows.map(({ id }) => id);
  }
}
