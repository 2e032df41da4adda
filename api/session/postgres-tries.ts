import type pg from 'pg';

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
