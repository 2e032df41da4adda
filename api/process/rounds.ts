import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from './log.ts';

/** When rounds are made, in milliseconds. */
export interface Pace {
  readonly firstAfter: number;
  readonly pause: number;
  /** How long a process that stops waits for a round that needs others, who may take their time; by default to its end. */
  readonly patienceAtEnd?: number;
}

/** What is asked for by several in one go is done in one round: so many milliseconds are waited for the others. */
const gathering = 50;

/** Goes at once and then every second, and waits no longer at the end for others who take their time. */
export const everySecond: Pace = { firstAfter: 0, pause: 1_000, patienceAtEnd: 5_000 };

/** Soon after the start, and then every half minute. */
const byTheClock: Pace = { firstAfter: 5_000, pause: 30_000 };

/** Does again and again what is due, one round after the other, until it is stopped. */
export class Rounds {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<unknown> = Promise.resolve();
  private hasStopped = false;
  private isUnderWay = false;
  private isWanted = false;

  constructor(
    private readonly work: { run(): Promise<unknown> },
    /** What the log says when a round fails. */
    private readonly failed: string,
    private readonly log: Log,
    private readonly pace: Pace = byTheClock,
  ) {}

  get isStopped(): boolean {
    return this.hasStopped;
  }

  start(after = this.pace.firstAfter): void {
    if (this.hasStopped) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.go(), after);
    this.timer.unref();
  }

  /** Makes the next round at once, or right after the one under way, which may have looked too early. */
  soon(): void {
    this.isWanted = true;
    if (!this.isUnderWay) this.start(gathering);
  }

  private go(): void {
    this.isUnderWay = true;
    this.isWanted = false;
    this.round = this.work
      .run()
      .catch((error: unknown) => this.log.error({ err: error }, this.failed))
      .finally(() => {
        this.isUnderWay = false;
        this.start(this.isWanted ? gathering : this.pace.pause);
      });
  }

  /** Begins no other round, and waits for the one under way. */
  async stop(): Promise<void> {
    this.hasStopped = true;
    clearTimeout(this.timer);
    const { patienceAtEnd } = this.pace;
    const ends = patienceAtEnd === undefined ? [] : [wait(patienceAtEnd, undefined, { ref: false })];
    await Promise.race([this.round, ...ends]);
  }
}
