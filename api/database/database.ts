import { AsyncLocalStorage } from 'node:async_hooks';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { DiskSpace } from './disk-space.ts';
import { poolSize } from './patience.ts';
import { Transaction } from './transaction.ts';
import { Turns } from './turns.ts';

/** PostgreSQL's words for "try the whole transaction again". */
const worthRetrying = new Set(['40001', '40P01']);
const mostAttempts = 5;

/** So many connections are never held for longer than one statement: a rush of transactions leaves them to the others. */
const keptForStatements = 2;

/** The database: every adapter asks it for the connection of the transaction it runs in. */
export class Database {
  private readonly transactions = new AsyncLocalStorage<Transaction>();
  private readonly turns = new Turns(poolSize - keptForStatements);

  /** What is known of the room on its disk. */
  readonly disk = new DiskSpace();

  /** Work at the end of every transaction, in it: what no use case may forget. */
  beforeCommit: () => Promise<unknown> = async () => undefined;

  constructor(readonly source: DataSource) {}

  /** The connection of the running transaction, or any when none is running. */
  get manager(): EntityManager {
    return this.transactions.getStore()?.manager ?? this.source.manager;
  }

  /** Whether a transaction is running here, and a connection held. */
  get isInTransaction(): boolean {
    return this.transactions.getStore()?.manager !== undefined;
  }

  /** Where the database is, for a connection that is kept outside the pool. */
  get url(): string {
    const { options } = this.source;
    return options.type === 'postgres' ? (options.url ?? '') : '';
  }

  /** Runs work in one transaction, the running one if there is one; the losers of a deadlock run again. */
  async inTransaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.isInTransaction) return work();
    const around = this.transactions.getStore();
    return runAgain(() =>
      around === undefined
        ? this.committed(new Transaction(this.source, this.turns), (own) => this.opened(own, work))
        : this.opened(around, work),
    );
  }

  /**
   * Makes one transaction of all that work asks for: it is opened with the first, beginning with `begun`, and ends with
   * the work. Before that, and after one that has failed, no connection is held.
   */
  async asOne<T>(begun: () => Promise<unknown>, work: () => Promise<T>): Promise<T> {
    return this.committed(new Transaction(this.source, this.turns, begun), async () => {
      const done = await work();
      if (this.isInTransaction) await this.beforeCommit();
      return done;
    });
  }

  /** Does what needs a connection of another pool while none is held: now, or once the running transaction is committed. */
  async afterCommit(work: () => Promise<unknown>): Promise<void> {
    const running = this.transactions.getStore();
    if (running?.manager === undefined) await work();
    else running.keepForAfterwards(work);
  }

  private async committed<T>(whole: Transaction, work: (whole: Transaction) => Promise<T>): Promise<T> {
    try {
      const done = await this.transactions.run(whole, () => work(whole));
      await whole.commit();
      return done;
    } finally {
      await whole.rollBack();
    }
  }

  /** Runs work that has nothing to do with the running transaction, which may be over before it. */
  apart<T>(work: () => T): T {
    return this.transactions.exit(work);
  }

  /** Opens a transaction for work, and leaves it open unless the work fails. */
  private async opened<T>(transaction: Transaction, work: () => Promise<T>): Promise<T> {
    await transaction.open();
    try {
      const done = await work();
      await this.beforeCommit();
      return done;
    } catch (error) {
      await transaction.rollBack();
      throw error;
    }
  }

  /** One statement, with its answer's rows. */
  query<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return this.manager.query(sql, [...parameters]);
  }
}

async function runAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === mostAttempts || !worthRetrying.has(codeOf(error) ?? '')) throw error;
    }
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
