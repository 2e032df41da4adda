import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { Log } from '../process/log.ts';
import { type Change, changeIn } from './change.ts';
import { oldestMs } from './kept-reading.ts';
import { PostgresChanges } from './postgres-changes.ts';

/** Whoever looks this long after the last answer has the database asked again, and need not wait for it. */
const askAgainMs = 400;

/** Hears of it; undefined when anything may have changed unheard. */
type Listener = (change: Change | undefined) => void;

/** Hears from the database whatever changes in public answers, here and in other processes, and knows up to when it has heard all. */
@Injectable()
export class Changes implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly channel: PostgresChanges;
  private readonly listeners: Listener[] = [];
  private heardUntil = Number.NEGATIVE_INFINITY;
  private asking: Promise<boolean> | undefined;
  private askingNext: Promise<boolean> | undefined;

  constructor({ url }: Database, log: Log) {
    this.channel = new PostgresChanges(url, log, (told) => this.tell(told));
  }

  onApplicationBootstrap(): void {
    this.channel.open();
  }

  onModuleDestroy(): Promise<void> {
    return this.channel.close();
  }

  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** Whether everything is heard that changed until a second ago. */
  isHeard(now: number): boolean {
    const age = now - this.heardUntil;
    if (age > askAgainMs) void this.hear();
    return age < oldestMs;
  }

  /** Hears everything that has changed until a moment ago; whether that was possible. */
  hear(): Promise<boolean> {
    this.asking ??= this.ask();
    return this.asking;
  }

  /** Hears everything that has changed until now; where that is not possible, anything may have. */
  async hearAll(): Promise<void> {
    const isHeard = await (this.asking === undefined ? this.hear() : this.hearNext(this.asking));
    if (!isHeard) this.tell(undefined);
  }

  /** What is being asked may have been sent before the last change: all who come meanwhile share the next. */
  private hearNext(asking: Promise<boolean>): Promise<boolean> {
    this.askingNext ??= asking.then(() => {
      this.askingNext = undefined;
      return this.hear();
    });
    return this.askingNext;
  }

  private async ask(): Promise<boolean> {
    const askedAt = performance.now();
    const isHeard = await this.channel.isHeard();
    if (isHeard) this.heardUntil = askedAt;
    this.asking = undefined;
    return isHeard;
  }

  private tell(told: string | undefined): void {
    const change = told === undefined ? undefined : changeIn(told);
    for (const listener of this.listeners) listener(change);
  }
}
