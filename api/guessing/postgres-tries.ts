import type pg from 'pg';

/** Limits that a statement checks before it answers an attempt: the counters' keys, their maxima, and the time. */
export interface Room {
  readonly keys: readonly string[];
  readonly most: readonly number[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Returns the condition that none of these counters is full, by the placeholders of its keys, maxima and time. */
export const hasRoom = (keys: string, most: string, now: string) => `not exists (
  select from unnest(${keys}::text[], ${most}::integer[]) as allowed (key, most)
  join failures using (key) where failures.points >= allowed.most and failures.expire > ${now}::bigint)`;

const givingBack = {
  name: 'failures_given_back',
  text: `with unhurried as (select set_config('synchronous_commit', 'off', true)),
    held as (select key from failures, unhurried where key = any($1) order by key for update of failures)
    update failures set points = points - 1 from held where failures.key = held.key`,
};

/** Decreases these counters in the usual lock order; written without waiting for the disk, since a crash would lose nothing but this decrease. */
export async function giveTriesBack(pool: pg.Pool, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await pool.query({ ...givingBack, values: [keys] });
}
