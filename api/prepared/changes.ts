import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { Log } from '../process/log.ts';
import { oldestMs } from './cached-reading.ts';
import { type Change, changeIn } from './change.ts';
import { PostgresChanges } from './postgres-changes.ts';

/** Milliseconds after the last confirmation from which a read triggers the next one in the background. */
const askAgainMs = 400;

/** Receives a change; undefined if changes may have been missed. */
type Listener = (change: Change | undefined) => void;

/** Receives all changes of public answers from the database, of this and other processes, and knows up to which time it has received all. */
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

  /** Returns whether all changes up to a second ago have been received. */
  isHeard(now: number): boolean {
    const age = now - this.heardUntil;
    if (age > askAgainMs) void this.hear();
    return age < oldestMs;
  }

  /** Waits until all changes up to a moment ago have been received; returns whether that was possible. */
  hear(): Promise<boolean> {
    this.asking ??= this.ask();
    return this.asking;
  }

  /** Waits until all changes up to now have been received; if impossible, reports that any may have been missed. */
  async hearAll(): Promise<void> {
    const isHeard = await (this.asking === undefined ? this.hear() : this.hearNext(this.asking));
    if (!isHeard) this.tell(undefined);
  }

  /** Starts another confirmation, shared by all waiting callers, because the running one may have begun before the last change. */
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
