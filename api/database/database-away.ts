import { codeOf } from './postgres-error.ts';

/** Codes of an unreachable database: socket and stream errors, PostgreSQL starting up or shutting down, timeouts, lasting deadlocks. */
const away = /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|ERR_STREAM|08|57P0|53300|55P03|57014|40001|40P01)/;

/** Messages about lost connections from pg, and from TypeORM for statements after the connection broke. */
const lost =
  /connection terminated|not queryable|timeout expired|timeout exceeded|driver not connected|connection ended|already released/i;

/** Returns whether an error means that the database is temporarily unreachable. */
export function isDatabaseAway(error: unknown): boolean {
  return away.test(codeOf(error) ?? '') || (error instanceof Error && lost.test(error.message));
}
