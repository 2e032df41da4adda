import type { Database } from '../database/database.ts';

/** That somebody was erased: a mark that names nobody, and when. */
export interface Erasure {
  readonly mark: string;
  /** ISO 8601. */
  readonly erasedAt: string;
}

/** The erasures as the database knows them. */
export class PostgresErasures {
  constructor(private readonly database: Database) {}

  async all(): Promise<readonly Erasure[]> {
    const rows = await this.database.query<{ mark: string; at: Date }>(
      'select mark, erased_at as at from erasures order by erased_at, mark',
    );
    return rows.map(({ mark, at }) => ({ mark, erasedAt: at.toISOString() }));
  }

  /** Takes over what a list beside the database knows; an old backup does not. */
  async learn(erasures: readonly Erasure[]): Promise<void> {
    await this.database.query(
      `insert into erasures (mark, erased_at) select * from unnest($1::text[], $2::timestamptz[]) on conflict do nothing`,
      [erasures.map(({ mark }) => mark), erasures.map(({ erasedAt }) => erasedAt)],
    );
  }

  /** Who was erased and is on file all the same. */
  async returned(): Promise<readonly number[]> {
    const rows = await this.database.query<{ id: number }>(
      'select id from players where erasure_mark(id, created_at) in (select mark from erasures) order by id',
    );
    return rows.map(({ id }) => id);
  }
}
