import type pg from 'pg';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import type { Statement } from './statement.ts';
import type { Turns } from './turns.ts';

/** PostgreSQL's answer to whatever follows a statement that has failed. */
const aborted = '25P02';

/** A transaction and the one connection it holds, from when it is opened until it ends; before and after it holds none. */
export class Transaction {
  /** Whether all that its use cases asked for is done, with what no use case may forget. */
  isFinished = false;
  private runner: QueryRunner | undefined;
  private client: pg.PoolClient | undefined;
  private opening: Promise<void> | undefined;
  private giveTurnBack: (() => void) | undefined;
  /** Whether anything in it may have made a place for those who wait: everything may, but what says that it does not. */
  mayFreePlaces = false;
  /** What was sent and is not waited for: the transaction ends well only if all of it did. */
  private readonly sent: Promise<unknown>[] = [];
  /** Whether an answer has to be looked at before the end: PostgreSQL would take it as it is. */
  private isChecked = false;
  /** What was asked and is not answered yet. */
  private readonly unanswered = new Set<Promise<unknown>>();
  /** The numbers that rows to come will have, by their tables. */
  private readonly numbers = new Map<string, number>();
  /** What is announced once it has ended well. */
  private readonly news = new Set<string>();

  constructor(
    private readonly source: DataSource,
    private readonly turns: Turns,
    /** Is done first in it, each time it is opened. */
    private readonly begun: () => Promise<unknown> = async () => undefined,
  ) {}

  /** Its connection; undefined while none is held. */
  get manager(): EntityManager | undefined {
    return this.runner?.manager;
  }

  /** Whoever asks while it is being opened waits for that. */
  open(): Promise<void> {
    this.opening ??= this.begin();
    return this.opening;
  }

  /** Asks a statement, prepared under its name; what is asked in one go leaves in one go. */
  ask<Row extends object>({ name, sql, freesNoPlace }: Statement, values: readonly unknown[]): Promise<Row[]> {
    const { client } = this;
    if (client === undefined) throw new Error('No transaction is open');
    if (freesNoPlace === undefined) this.mayFreePlaces = true;
    leaveTogether(client);
    const answer = client.query<Row>({ name, text: sql, values: [...values] }).then(({ rows }) => rows);
    this.unanswered.add(answer);
    const isAnswered = () => this.unanswered.delete(answer);
    answer.then(isAnswered, isAnswered);
    return answer;
  }

  /** The same without waiting for it: what follows is answered after it. What its answer must be like is checked before the end. */
  send<Row extends object>(statement: Statement, values: readonly unknown[], check?: (rows: Row[]) => void): void {
    this.isChecked ||= check !== undefined;
    this.owe(this.ask<Row>(statement, values).then(check));
  }

  /** All that was sent has gone well; or why it has not. */
  async settle(): Promise<void> {
    await Promise.all(this.sent);
    this.sent.length = 0;
    this.isChecked = false;
  }

  /** The next row of a table has this number, drawn for it. */
  keepNumber(table: string, id: number): void {
    this.numbers.set(table, id);
  }

  /** The number that was drawn for the next row of a table, once. */
  takeNumber(table: string): number | undefined {
    const id = this.numbers.get(table);
    this.numbers.delete(table);
    return id;
  }

  /** Is announced once what it wrote is there for everybody, however often it is said; never when it fails. */
  announce(news: string): void {
    this.news.add(news);
  }

  /** Ends it, what was sent last along with it, and answers what is to be announced. */
  async commit(): Promise<readonly string[]> {
    if (this.isChecked) await this.settle();
    const news = [...this.news];
    if (this.runner !== undefined && this.client !== undefined) {
      leaveTogether(this.client);
      // PostgreSQL commits nothing where one of them has failed.
      await Promise.all([...this.sent.splice(0), ...this.unanswered, this.runner.commitTransaction()]);
    }
    await this.release();
    return news;
  }

  /** Nothing of it is left, whatever state its connection is in. */
  async rollBack(): Promise<void> {
    await this.runner?.rollbackTransaction().catch(() => undefined);
    await this.release();
  }

  /** Why it failed, where an error says no more than that it had failed before. */
  async causeOf(error: unknown): Promise<unknown> {
    if (!(error instanceof Error) || codeIn(error) !== aborted) return error;
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
      leaveTogether(client);
      // It leaves with the first statement; the runner, which would wait for its answer, is told that it has begun.
      this.owe(client.query('START TRANSACTION'));
      Object.assign(runner, { isTransactionActive: true, transactionDepth: 1 });
      [this.runner, this.client] = [runner, client];
      await this.begun();
    } catch (error) {
      this.runner = runner;
      await this.rollBack();
      throw error;
    }
  }

  private owe(answer: Promise<unknown>): void {
    answer.catch(() => undefined);
    this.sent.push(answer);
  }

  private async release(): Promise<void> {
    const { runner, giveTurnBack } = this;
    this.opening = undefined;
    this.runner = undefined;
    this.client = undefined;
    this.giveTurnBack = undefined;
    this.sent.length = 0;
    this.isChecked = false;
    this.unanswered.clear();
    this.numbers.clear();
    this.news.clear();
    await runner?.release();
    giveTurnBack?.();
  }
}

/** What is sent until the program waits for something is one write to the socket. */
function leaveTogether(client: pg.PoolClient): void {
  const { stream } = client.connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** As pg has thrown it, or as TypeORM has wrapped it. */
function codeIn(error: Error): unknown {
  return Reflect.get(error, 'code') ?? Reflect.get(Object(Reflect.get(error, 'driverError')), 'code');
}
