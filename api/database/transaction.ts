import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import type { Turns } from './turns.ts';

/** A transaction and the one connection it holds, from when it is opened until it ends; before and after it holds none. */
export class Transaction {
  private runner: QueryRunner | undefined;
  private opening: Promise<void> | undefined;
  private giveTurnBack: (() => void) | undefined;
  private readonly afterwards: (() => Promise<unknown>)[] = [];

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

  /** Ends it, and then does what was kept for afterwards. */
  async commit(): Promise<void> {
    await this.runner?.commitTransaction();
    await this.release();
    for (const work of this.afterwards.splice(0)) await work();
  }

  /** Nothing of it is left, whatever state its connection is in. */
  async rollBack(): Promise<void> {
    this.afterwards.length = 0;
    await this.runner?.rollbackTransaction().catch(() => undefined);
    await this.release();
  }

  /** Keeps work for when everything is committed and no connection is held. */
  keepForAfterwards(work: () => Promise<unknown>): void {
    this.afterwards.push(work);
  }

  private async begin(): Promise<void> {
    this.giveTurnBack = await this.turns.take();
    const runner = this.source.createQueryRunner();
    try {
      await runner.startTransaction();
      this.runner = runner;
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
    this.giveTurnBack = undefined;
    await runner?.release();
    giveTurnBack?.();
  }
}
