import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import type pg from 'pg';
import type { DataSource, EntityManager, EntitySchema } from 'typeorm';
import { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { DiskSpace } from './disk-space.ts';
import { poolSize } from './patience.ts';
import { codeOf } from './postgres-error.ts';
import { type Gate, type GivenOf, insertion, tableOf, upsertion } from './row-statements.ts';
import type { Statement } from './statement.ts';
import { Transaction } from './transaction.ts';
import { Turns } from './turns.ts';

/**
 * PostgreSQL's codes after which the whole transaction is worth retrying. The last, a foreign key violation, means that a row was removed
 * between being read and being referred to; the retry will not find it.
 */
const worthRetrying = new Set(['40001', '40P01', '23503']);
const mostAttempts = 5;

/** Connections reserved for single statements, so that a rush of transactions leaves some to other callers. */
const keptForStatements = 2;

/** Signals that a row changed between being read and being locked; the whole transaction is tried again. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
  readonly code = '40001';
}

/** Database: gives every adapter the connection of the transaction it runs in. */
export class Database {
  private readonly transactions = new AsyncLocalStorage<Transaction>();
  private readonly turns = new Turns(poolSize - keptForStatements);

  /** Emits events by name to this process after its transactions commit. */
  readonly news = new EventEmitter();

  /** State of the free space on the database's disk. */
  readonly disk = new DiskSpace();

  /** Work done at the end of every transaction, within it, that no use case may skip. */
  beforeCommit: () => Promise<unknown> = async () => undefined;

  constructor(readonly source: DataSource) {}

  /** Entity manager of the running transaction, or of any connection if none is running. */
  get manager(): EntityManager {
    const running = this.transactions.getStore();
    if (running !== undefined) running.mayFreePlaces = true;
    return running?.manager ?? this.source.manager;
  }

  /** Key of the running transaction, for data remembered about it; a retry has a new one. */
  get running(): object | undefined {
    return this.transactions.getStore()?.manager;
  }

  /** Whether the running transaction may have freed a place for somebody on a waiting list. */
  get mayHaveFreedPlaces(): boolean {
    return this.transactions.getStore()?.mayFreePlaces ?? false;
  }

  /** Whether a transaction is running here and holds a connection. */
  get isInTransaction(): boolean {
    return this.transactions.getStore()?.manager !== undefined;
  }

  /** Numbers of the pool's connections, and of callers that wait for one. */
  get connections(): Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'> {
    const { driver } = this.source;
    if (!(driver instanceof PostgresDriver)) throw new Error('The database is no PostgreSQL');
    return driver.master;
  }

  /** Address of the database, for connections outside the pool. */
  get url(): string {
    const { options } = this.source;
    return options.type === 'postgres' ? (options.url ?? '') : '';
  }

  /** Runs work in one transaction, joining a running one; a transaction that loses a deadlock runs again. */
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
   * Makes one transaction of all statements of the work, or joins the running one. It opens with the first statement, beginning with `begun`,
   * and ends with the work. No connection is held before that, or after a transaction has failed.
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

  /** Runs work outside the running transaction, which may end before the work does. */
  apart<T>(work: () => T): T {
    return this.transactions.exit(work);
  }

  /** Opens a transaction for work and leaves it open unless the work fails; `settled` checks all sent statements before work continues. */
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

  /** Runs a prepared statement and returns its rows; within a transaction, statements issued together share one round trip. */
  ask<Row extends object>(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> {
    const running = this.transactions.getStore();
    if (running?.manager === undefined) return this.askAlone(statement, values);
    return running.ask(statement, values);
  }

  /** Sends a prepared statement without waiting for its answer; the transaction commits only if it succeeds. */
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

  /** Inserts a row and returns its id, at once if the id was drawn before. Refuses if the gate is closed. */
  async insert<Row extends object>(rows: EntitySchema<Row>, row: Partial<Row>, gate?: Gate): Promise<number> {
    const check = ([entered]: { readonly id: number }[]): number => {
      if (entered === undefined) throw gate?.refusal() ?? new Error('Nothing was entered');
      return entered.id;
    };
    const running = this.transactions.getStore();
    const drawn = running?.takeNumber(tableOf(rows));
    const { statement, values } = insertion(rows, drawn === undefined ? row : { id: drawn, ...row }, gate);
    if (running === undefined || drawn === undefined) return check(await this.ask(statement, values));
    running.send(statement, values, gate && check);
    return drawn;
  }

  /** Sends a row that is inserted, or written over the one with its primary key, without waiting for the answer. */
  upsert<Row extends object>(rows: EntitySchema<Row>, row: GivenOf<Row>): Promise<void> {
    const { statement, values } = upsertion(rows, row);
    return this.send(statement, values);
  }

  /** Reserves an id, drawn by an earlier statement, for the next row that this transaction inserts into a table. */
  keepNumber(table: string, drawn: number | undefined): void {
    if (drawn !== undefined) this.transactions.getStore()?.keepNumber(table, drawn);
  }

  /** Emits an event in this process once the running transaction has committed, or at once if none is running. */
  announce(news: string): void {
    const running = this.transactions.getStore();
    if (running?.manager === undefined) this.news.emit(news);
    else running.announce(news);
  }

  /** Takes back what is not stored in the database if the running transaction fails; nothing can fail if none is running. */
  onFailure(undo: () => void): void {
    const running = this.transactions.getStore();
    if (running?.manager !== undefined) running.onFailure(undo);
  }

  /** Runs one statement and returns its rows. */
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
