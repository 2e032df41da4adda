import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { DataSource, type EntityManager, type EntitySchema, QueryFailedError } from 'typeorm';
import { DiskSpace } from './disk-space.ts';
import { poolSize } from './patience.ts';
import { type Gate, insertion, tableOf } from './row-statements.ts';
import type { Statement } from './statement.ts';
import { Transaction } from './transaction.ts';
import { Turns } from './turns.ts';

/**
 * PostgreSQL's words for "try the whole transaction again"; the last of them says that what was read has been removed
 * before it was written of: read again, it is not there.
 */
const worthRetrying = new Set(['40001', '40P01', '23503']);
const mostAttempts = 5;

/** So many connections are never held for longer than one statement: a rush of transactions leaves them to the others. */
const keptForStatements = 2;

/** What was read is no longer so once it is held: the whole transaction is tried again. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
  readonly code = '40001';
}

/** The database: every adapter asks it for the connection of the transaction it runs in. */
export class Database {
  private readonly transactions = new AsyncLocalStorage<Transaction>();
  private readonly turns = new Turns(poolSize - keptForStatements);

  /** What this process is told, by name, of what its transactions have committed. */
  readonly news = new EventEmitter();

  /** What is known of the room on its disk. */
  readonly disk = new DiskSpace();

  /** Work at the end of every transaction, in it: what no use case may forget. */
  beforeCommit: () => Promise<unknown> = async () => undefined;

  constructor(readonly source: DataSource) {}

  /** The connection of the running transaction, or any when none is running. */
  get manager(): EntityManager {
    const running = this.transactions.getStore();
    if (running !== undefined) running.mayFreePlaces = true;
    return running?.manager ?? this.source.manager;
  }

  /** Stands for the running transaction, for whoever remembers something of it; another one once it is tried again. */
  get running(): object | undefined {
    return this.transactions.getStore()?.manager;
  }

  /** Whether the running transaction may have made a place for those who wait. */
  get mayHaveFreedPlaces(): boolean {
    return this.transactions.getStore()?.mayFreePlaces ?? false;
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
    const around = this.transactions.getStore();
    if (around?.manager !== undefined) {
      around.isFinished = false;
      return work();
    }
    return runAgain(() =>
      around === undefined
        ? this.committed(new Transaction(this.source, this.turns), (own) => this.opened(own, work))
        : this.opened(around, work, () => around.settle()),
    );
  }

  /**
   * Makes one transaction of all that work asks for, or a part of the one that is being made: it is opened with the first,
   * beginning with `begun`, and ends with the work. Before that, and after one that has failed, no connection is held.
   */
  async asOne<T>(work: () => Promise<T>, begun?: () => Promise<unknown>): Promise<T> {
    if (this.transactions.getStore() !== undefined) return work();
    return this.committed(new Transaction(this.source, this.turns, begun), async (whole) => {
      const done = await work();
      if (this.isInTransaction && !whole.isFinished) await this.beforeCommit();
      return done;
    });
  }

  private async committed<T>(whole: Transaction, work: (whole: Transaction) => Promise<T>): Promise<T> {
    try {
      const done = await this.transactions.run(whole, () => work(whole));
      for (const news of await whole.commit()) this.news.emit(news);
      return done;
    } catch (error) {
      throw await whole.causeOf(error);
    } finally {
      await whole.rollBack();
    }
  }

  /** Runs work that has nothing to do with the running transaction, which may be over before it. */
  apart<T>(work: () => T): T {
    return this.transactions.exit(work);
  }

  /** Opens a transaction for work, and leaves it open unless the work fails; where it goes on after that, all that was sent has to be well. */
  private async opened<T>(transaction: Transaction, work: () => Promise<T>, settled?: () => Promise<void>): Promise<T> {
    await transaction.open();
    try {
      const done = await work();
      await this.beforeCommit();
      await settled?.();
      transaction.isFinished = true;
      return done;
    } catch (error) {
      const cause = await transaction.causeOf(error);
      await transaction.rollBack();
      throw cause;
    }
  }

  /** A statement that is asked often, with its answer's rows: what is asked in one go is one round trip in a transaction. */
  ask<Row extends object>(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> {
    const running = this.transactions.getStore();
    if (running?.manager === undefined) return this.askAlone(statement, values);
    return running.ask(statement, values);
  }

  /** The same where nobody needs the answer: a transaction goes on without it, and is committed only if it went well. */
  async send(statement: Statement, values: readonly unknown[] = []): Promise<void> {
    const running = this.transactions.getStore();
    if (running?.manager === undefined) await this.askAlone(statement, values);
    else running.send(statement, values);
  }

  private async askAlone<Row extends object>({ name, sql }: Statement, values: readonly unknown[]): Promise<Row[]> {
    const runner = this.source.createQueryRunner();
    try {
      const client: pg.PoolClient = await runner.connect();
      return (await client.query<Row>({ name, text: sql, values: [...values] })).rows;
    } finally {
      await runner.release();
    }
  }

  /** Enters a row, and answers its number: at once where it is drawn already. A gate that is closed refuses. */
  async insert<Row extends object>(rows: EntitySchema<Row>, row: Partial<Row>, gate?: Gate): Promise<number> {
    const check = (entered: { readonly id: number }[]): number => {
      const [one] = entered;
      if (one === undefined) throw gate?.refusal() ?? new Error('Nothing was entered');
      return one.id;
    };
    const running = this.transactions.getStore();
    const drawn = running?.takeNumber(tableOf(rows));
    const { statement, values } = insertion(rows, drawn === undefined ? row : { id: drawn, ...row }, gate);
    if (running === undefined || drawn === undefined) return check(await this.ask(statement, values));
    running.send(statement, values, check);
    return drawn;
  }

  /** The row that this transaction enters next into a table has this number, drawn by a statement that was asked anyway. */
  keepNumber(table: string, drawn: number | undefined): void {
    if (drawn !== undefined) this.transactions.getStore()?.keepNumber(table, drawn);
  }

  /** Tells this process something once the running transaction is committed; at once where none is. */
  announce(news: string): void {
    const running = this.transactions.getStore();
    if (running?.manager === undefined) this.news.emit(news);
    else running.announce(news);
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
