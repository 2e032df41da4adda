import type { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseAway } from '../database/database-away.ts';
import type { Log } from './log.ts';
import { type JobOptions, RecurringJob } from './recurring-job.ts';

/** Something on its way to one receiver; its attempts include the one under way. */
export interface Delivery {
  readonly id: number;
  readonly attempts: number;
}

/** Why an attempt failed. */
export interface Failure {
  /** In words that the log may have: no address, nothing personal. */
  readonly reason: string;
  /** Whether every other attempt would fail, too. */
  readonly isFinal?: boolean;
}

/** A failure, and the seconds until the next attempt; without them the delivery is dead. */
export type Failed<F extends Failure = Failure> = F & { readonly pause: number | undefined };

interface CarrierOptions extends JobOptions {
  /** The log's words when a delivery was not taken. */
  readonly notTaken: string;
  /** How many are under way at once. */
  readonly concurrency: number;
  /** How many are claimed at once, and for how many there must be room before more are claimed. */
  readonly batch: number;
  readonly leastRoom: number;
  /** Seconds until the next attempt; undefined after the last. */
  readonly pauseAfter: (attempts: number) => number | undefined;
}

/** The longest that a carrier waits for room before it looks again, in milliseconds. */
const longestWait = 1_000;

/** Between two tries to note in a database that is away what was taken, in milliseconds. */
const pauseWhileAway = 500;

/** Carries what is due to its receivers: side by side, and again and again until it is taken or dead. */
export abstract class Carrier<D extends Delivery, F extends Failure = Failure> extends RecurringJob {
  private readonly underway = new Map<D, Promise<void>>();
  private onRoom: () => void = () => undefined;

  constructor(
    private readonly rules: CarrierOptions,
    log: Log,
    news?: EventEmitter,
  ) {
    super(rules, log, news);
  }

  /** Takes so many that are due; no other process has them until their time is up. */
  protected abstract claim(most: number, underway: readonly D[]): Promise<readonly D[]>;

  /** Hands one over; answers why it was not taken. */
  protected abstract send(delivery: D): Promise<F | undefined>;

  protected abstract keepSent(delivery: D): Promise<void>;

  protected abstract keepFailed(delivery: D, failed: Failed<F>): Promise<void>;

  /** Delivers everything that is due; once stopped it claims no more, and waits for what is under way. */
  override async run(): Promise<void> {
    while (!this.isStopped) {
      const wasIdle = this.underway.size === 0;
      const most = this.room();
      const claimed = most === 0 ? [] : await this.claim(most, [...this.underway.keys()]);
      // What was taken meanwhile may have let others fall due: only a carrier that had nothing to do is done.
      if (claimed.length === 0 && wasIdle) break;
      for (const delivery of claimed) this.carry(delivery);
      if (claimed.length < most || this.room() === 0) await this.moreRoom();
    }
    await Promise.all(this.underway.values());
  }

  /** How many can be claimed now. */
  private room(): number {
    const left = this.rules.concurrency - this.underway.size;
    return left < this.rules.leastRoom ? 0 : Math.min(this.rules.batch, left);
  }

  /** Waits until one is done that leaves room for more, and no longer than until more may be due. */
  private async moreRoom(): Promise<void> {
    if (this.underway.size === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, longestWait);
      this.onRoom = () => {
        if (this.room() === 0) return;
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private carry(delivery: D): void {
    const carried = this.attempt(delivery)
      .catch((error: unknown) => this.log.error({ err: error }, 'What became of a delivery could not be kept'))
      .finally(() => {
        this.underway.delete(delivery);
        this.onRoom();
      });
    this.underway.set(delivery, carried);
  }

  private async attempt(delivery: D): Promise<void> {
    const failure = await this.send(delivery);
    if (failure === undefined) return this.keepSentAtLast(delivery);
    const { id, attempts } = delivery;
    this.log.warn({ delivery: id, attempt: attempts, reason: failure.reason }, this.rules.notTaken);
    const pause = failure.isFinal ? undefined : this.rules.pauseAfter(attempts);
    await this.keepFailed(delivery, { ...failure, pause });
  }

  /** What was taken is known here alone until the database is back: else it would be brought again. */
  private async keepSentAtLast(delivery: D): Promise<void> {
    for (;;) {
      try {
        return await this.keepSent(delivery);
      } catch (error) {
        if (this.isStopped || !isDatabaseAway(error)) throw error;
        await wait(pauseWhileAway);
      }
    }
  }
}
