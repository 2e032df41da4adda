import { AsyncLocalStorage } from 'node:async_hooks';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';

/** PostgreSQL's words for "try the whole transaction again". */
const worthRetrying = new Set(['40001', '40P01']);
const mostAttempts = 5;

/** The database: every adapter asks it for the connection of the transaction it runs in. */
export class Database {
  private readonly transactions = new AsyncLocalStorage<EntityManager>();

  /** Work at the end of every transaction, in it: what no use case may forget. */
  beforeCommit: () => Promise<unknown> = async () => undefined;

  constructor(readonly source: DataSource) {}

  /** The connection of the running transaction, or any when none is running. */
  get manager(): EntityManager {
    return this.transactions.getStore() ?? this.source.manager;
  }

  /** Whether a transaction is running here, and a connection held. */
  get isInTransaction(): boolean {
    return this.transactions.getStore() !== undefined;
  }

  /** Where the database is, for a connection that is kept outside the pool. */
  get url(): string {
    const { options } = this.source;
    return options.type === 'postgres' ? (options.url ?? '') : '';
  }

  /** Runs work in one transaction, the running one if there is one; the losers of a deadlock run again. */
  async inTransaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.transactions.getStore() !== undefined) return work();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.source.transaction((manager) => this.transactions.run(manager, () => this.whole(work)));
      } catch (error) {
        if (attempt === mostAttempts || !worthRetrying.has(codeOf(error) ?? '')) throw error;
      }
    }
  }

  /** Runs work that has nothing to do with the running transaction, which may be over before it. */
  apart<T>(work: () => T): T {
    return this.transactions.exit(work);
  }

  private async whole<T>(work: () => Promise<T>): Promise<T> {
    const done = await work();
    await this.beforeCommit();
    return done;
  }

  /** One statement, with its answer's rows. */
  query<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return this.manager.query(sql, [...parameters]);
  }
}

/** PostgreSQL's code of an error, or undefined when it is not PostgreSQL's. */
export function codeOf(error: unknown): string | undefined {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return hasText(cause, 'code') ? cause.code : undefined;
}

/** The name of the constraint that an error speaks of. */
export function constraintOf(error: unknown): string | undefined {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return hasText(cause, 'constraint') ? cause.constraint : undefined;
}

function hasText<K extends string>(value: unknown, key: K): value is Record<K, string> {
  return typeof value === 'object' && value !== null && key in value && typeof Reflect.get(value, key) === 'string';
}
