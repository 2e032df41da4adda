/** How many milliseconds a statement may run, may wait for a lock, and a transaction may do nothing. */
export const patience = {
  statement_timeout: 15_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
} as const;

/** How many connections a process keeps to the database, and how many milliseconds anything waits for a free one of them. */
export const poolSize = 10;
export const connectionPatience = 5_000;
