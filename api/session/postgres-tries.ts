import type pg from 'pg';

/** What a statement asks before it answers a try: the numbers that pay for it, how much each allows, and the time. */
export interface Room {
  readonly keys: readonly string[];
  readonly most: readonly number[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Whether none of these numbers is full, by the places in the statement of its keys, of what each allows, and of the time. */
export const hasRoom = (keys: string, most: string, now: string) => `not exists (
  select from unnest(${keys}::text[], ${most}::integer[]) as allowed (key, most)
  join failures using (key) where failures.points >= allowed.most and failures.expire > ${now}::bigint)`;

const givingBack = {
  name: 'failures_given_back',
  text: `with unhurried as (select set_config('synchronous_commit', 'off', true)),
    held as (select key from failures, unhurried where key = any($1) order by key for update of failures)
    update failures set points = points - 1 from held where failures.key = held.key`,
};

/** Takes one off each of these numbers, in the order of their names as everywhere; what is lost with the machine was on its way back only. */
export async function giveTriesBack(pool: pg.Pool, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await pool.query({ ...givingBack, values: [keys] });
}
