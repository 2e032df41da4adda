import type pg from 'pg';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { codeOf } from './postgres-error.ts';
import type { Statement } from './statement.ts';
import type { Turns } from './turns.ts';

/** PostgreSQL's code for statements after one that failed in the same transaction. */
const aborted = '25P02';

/** Transaction with its one connection, held from opening to end only. */
export class Transaction {
  /** Whether the work of its use cases and the obligatory work before commit are done. */
  isFinished = false;
  private runner: QueryRunner | undefined;
  private client: pg.PoolClient | undefined;
  private opening: Promise<void> | undefined;
  private giveTurnBack: (() => void) | undefined;
  /** Whether the transaction may have freed a place; true after any statement that does not declare `freesNoPlace`. */
  mayFreePlaces = false;
  /** Answers of statements that were sent without waiting; all must succeed for the transaction to commit. */
  private readonly sent: Promise<unknown>[] = [];
  /** Whether an answer must be checked before commit, because PostgreSQL itself would accept it. */
  private isChecked = false;
  /** Ids reserved for rows to come, by table. */
  private readonly numbers = new Map<string, number>();
  /** Events to emit after commit. */
  private readonly news = new Set<string>();
  /** What takes back changes outside the database if the transaction fails, the latest first. */
  private readonly undoings: (() => void)[] = [];

  constructor(
    private readonly source: DataSource,
    private readonly turns: Turns,
    /** Work done first each time the transaction opens. */
    private readonly begun: () => Promise<unknown> = async () => undefined,
  ) {}

  /** Entity manager of its connection; undefined while none is held. */
  get manager(): EntityManager | undefined {
    return this.runner?.manager;
  }

  /** Opens the transaction; concurrent callers wait for the same opening. */
  open(): Promise<void> {
    this.opening ??= this.begin();
    return this.opening;
  }

  /** Runs a prepared statement; statements issued together share a round trip. */
  async ask<Row extends object>({ name, sql, freesNoPlace }: Statement, values: readonly unknown[]): Promise<Row[]> {
    if (this.client === undefined) throw new Error('No transaction is open');
    if (freesNoPlace === undefined) this.mayFreePlaces = true;
    const { rows } = await this.client.query<Row>({ name, text: sql, values: [...values] });
    return rows;
  }

  /** Sends a statement without waiting for its answer, which `check` examines before commit. */
  send<Row extends object>(statement: Statement, values: readonly unknown[], check?: (rows: Row[]) => void): void {
    this.isChecked ||= check !== undefined;
    const answer = this.ask<Row>(statement, values).then(check);
    answer.catch(() => undefined);
    this.sent.push(answer);
  }

  /** Waits until all sent statements have succeeded, or throws the error of the one that failed. */
  async settle(): Promise<void> {
    await Promise.all(this.sent);
    this.sent.length = 0;
    this.isChecked = false;
  }

  /** Reserves an id for the next row of a table. */
  keepNumber(table: string, id: number): void {
    this.numbers.set(table, id);
  }

  /** Returns the id reserved for the next row of a table, once. */
  takeNumber(table: string): number | undefined {
    const id = this.numbers.get(table);
    this.numbers.delete(table);
    return id;
  }

  /** Schedules an event, emitted once after commit however often it is scheduled, and never if the transaction fails. */
  announce(news: string): void {
    this.news.add(news);
  }

  /** Schedules what is done only if the transaction fails, or before it is tried again. */
  onFailure(undo: () => void): void {
    this.undoings.unshift(undo);
  }

  /** Commits together with the last sent statements, and returns the events to emit. */
  async commit(): Promise<readonly string[]> {
    if (this.isChecked) await this.settle();
    const news = [...this.news];
    // PostgreSQL commits nothing if one of them has failed.
    if (this.runner !== undefined) await Promise.all([...this.sent, this.runner.commitTransaction()]);
    await this.release();
    return news;
  }

  /** Rolls back, whatever the state of its connection. */
  async rollBack(): Promise<void> {
    await this.runner?.rollbackTransaction().catch(() => undefined);
    for (const undo of this.undoings) undo();
    await this.release();
  }

  /** Returns the original error if the given one only says that the transaction had failed before. */
  async causeOf(error: unknown): Promise<unknown> {
    if (codeOf(error) !== aborted) return error;
    const failed = (await Promise.allSettled(this.sent)).find(({ status }) => status === 'rejected');
    return failed?.status === 'rejected' ? failed.reason : error;
  }

  private async begin(): Promise<void> {
    this.isFinished = false;
    this.mayFreePlaces = false;
    this.giveTurnBack = await this.turns.take();
    const runner = this.source.createQueryRunner();
    try {
      const client: pg.PoolClient = await runner.connect();
      await runner.startTransaction();
      [this.runner, this.client] = [runner, client];
      await this.begun();
    } catch (error) {
      this.runner = runner;
      await this.rollBack();
      throw error;
    }
  }

  private async release(): Promise<void> {
    const { runner, giveTurnBack } = this;
    this.opening = undefined;
    this.runner = undefined;
    this.client = undefined;
    this.giveTurnBack = undefined;
    this.sent.length = 0;
    this.isChecked = false;
    this.numbers.clear();
    this.news.clear();
    this.undoings.length = 0;
    await runner?.release();
    giveTurnBack?.();
  }
}
