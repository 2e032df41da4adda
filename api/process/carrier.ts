import type { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseAway } from '../database/database-away.ts';
import type { Log } from './log.ts';
import { type JobOptions, RecurringJob } from './recurring-job.ts';

/** Delivery to one recipient; its attempts include the current one. */
export interface Delivery {
  readonly id: number;
  readonly attempts: number;
}

/** Failure of an attempt. */
export interface Failure {
  /** Reason in words fit for the log: no address, nothing personal. */
  readonly reason: string;
  /** Whether every further attempt would fail, too. */
  readonly isFinal?: boolean;
}

/** Failure with the seconds until the next attempt; undefined if the delivery is dead. */
export type Failed<F extends Failure = Failure> = F & { readonly pause: number | undefined };

interface CarrierOptions extends JobOptions {
  /** Log message for a delivery that was not accepted. */
  readonly notTaken: string;
  /** Maximum number of concurrent deliveries. */
  readonly concurrency: number;
  /** Maximum number of deliveries claimed at once, and the room required before more are claimed. */
  readonly batch: number;
  readonly leastRoom: number;
  /** Returns the seconds until the next attempt; undefined after the last. */
  readonly pauseAfter: (attempts: number) => number | undefined;
}

/** Longest wait for room before the carrier checks again, in milliseconds. */
const longestWait = 1_000;

/** Milliseconds between attempts to record a delivery while the database is unreachable. */
const pauseWhileAway = 500;

/** Delivers due deliveries concurrently, and repeats each until it is accepted or dead. */
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

  /** Claims due deliveries; no other process gets them until the claim expires. */
  protected abstract claim(most: number, underway: readonly D[]): Promise<readonly D[]>;

  /** Sends a delivery; returns the failure if it was not accepted. */
  protected abstract send(delivery: D): Promise<F | undefined>;

  protected abstract keepSent(delivery: D): Promise<void>;

  protected abstract keepFailed(delivery: D, failed: Failed<F>): Promise<void>;

  /** A run that is under way looks for what has become due as well. */
  override soon(): void {
    super.soon();
    this.onRoom();
  }

  /** Delivers everything that is due; once stopped, claims no more and waits for deliveries in progress. */
  override async run(): Promise<void> {
    while (!this.isStopped) {
      const wasIdle = this.underway.size === 0;
      const most = this.room();
      const claimed = most === 0 ? [] : await this.claim(most, [...this.underway.keys()]);
      // Deliveries completed meanwhile may have made others due, so only a carrier that was idle is done.
      if (claimed.length === 0 && wasIdle) break;
      for (const delivery of claimed) this.carry(delivery);
      if (claimed.length < most || this.room() === 0) await this.moreRoom();
    }
    await Promise.all(this.underway.values());
  }

  /** Returns how many deliveries can be claimed now. */
  private room(): number {
    const left = this.rules.concurrency - this.underway.size;
    return left < this.rules.leastRoom ? 0 : Math.min(this.rules.batch, left);
  }

  /** Waits until a completed delivery leaves room for more, or until more may be due. */
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

  /** Records an accepted delivery, and waits for the database if necessary; otherwise it would be delivered again. */
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
