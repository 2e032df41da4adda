import { codeOf } from './database.ts';

/** Socket errors, PostgreSQL starting up or shutting down, a statement that waited too long, a deadlock lost every time. */
const away = /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|08|57P0|53300|55P03|57014|40001|40P01)/;

/** In words of pg, and of TypeORM for what a transaction asks after its connection broke. */
const lost =
  /connection terminated|timeout expired|timeout exceeded|driver not connected|connection ended|already released|not queryable/i;

/** Whether an error means that the database cannot be reached now and may be soon. */
export function isDatabaseAway(error: unknown): boolean {
  return away.test(codeOf(error) ?? '') || (error instanceof Error && lost.test(error.message));
}
