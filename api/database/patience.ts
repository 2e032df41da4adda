/** Milliseconds that a statement may run, may wait for a lock, and that a transaction may idle. */
export const patience = {
  statement_timeout: 15_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
} as const;

/** Number of pooled connections per process, and the milliseconds that a caller waits for a free one. */
export const poolSize = 10;
export const connectionPatience = 5_000;
