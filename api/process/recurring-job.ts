import type { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { BeforeApplicationShutdown, FactoryProvider, OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { Log } from './log.ts';
import { Settings } from './settings.ts';

/** When a job runs, in milliseconds. */
export interface Pace {
  readonly firstAfter: number;
  readonly pause: number;
  /** How long a process that stops waits for a run that needs others, who may take their time; by default to its end. */
  readonly patienceAtEnd?: number;
}

/** Runs that several ask for in one go are one run: so many milliseconds are waited for the others. */
const gathering = 50;

/** Runs at once and then every second, and waits no longer at the end for others who take their time. */
export const everySecond: Pace = { firstAfter: 0, pause: 1_000, patienceAtEnd: 5_000 };

/** Soon after the start, and then every half minute. */
const byTheClock: Pace = { firstAfter: 5_000, pause: 30_000 };

export interface JobOptions {
  /** The log's words when a run fails. */
  readonly failed: string;
  readonly pace?: Pace;
  /** The announcement of the database after which the job runs at once. */
  readonly soonAfter?: string;
}

/** Runs again and again, one run after the other, from the start of the application to its end. */
export abstract class RecurringJob implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly pace: Pace;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> = Promise.resolve();
  isStopped = false;
  private isUnderWay = false;
  private isWanted = false;

  constructor(
    private readonly options: JobOptions,
    protected readonly log: Log,
    private readonly news?: EventEmitter,
  ) {
    this.pace = options.pace ?? byTheClock;
  }

  /** Does once what is due. */
  abstract run(): Promise<unknown>;

  onApplicationBootstrap(): void {
    if (this.options.soonAfter !== undefined) this.news?.on(this.options.soonAfter, () => this.soon());
    this.runAfter(this.pace.firstAfter);
  }

  /** Runs at once, or right after the run under way, which may have looked too early. */
  soon(): void {
    this.isWanted = true;
    if (!this.isUnderWay) this.runAfter(gathering);
  }

  /** Begins no other run, and waits for the one under way. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    const { patienceAtEnd } = this.pace;
    const ends = patienceAtEnd === undefined ? [] : [wait(patienceAtEnd, undefined, { ref: false })];
    await Promise.race([this.running, ...ends]);
  }

  private runAfter(milliseconds: number): void {
    if (this.isStopped) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.begin(), milliseconds);
    this.timer.unref();
  }

  private begin(): void {
    this.isUnderWay = true;
    this.isWanted = false;
    this.running = this.run()
      .catch((error: unknown) => this.log.error({ err: error }, this.options.failed))
      .finally(() => {
        this.isUnderWay = false;
        this.runAfter(this.isWanted ? gathering : this.pace.pause);
      });
  }
}

interface Work {
  run(): Promise<unknown>;
}

/** A use case that runs again and again; one that needs mail runs only where letters leave. */
export function recurring(
  work: abstract new (...parts: never[]) => Work,
  { needsMail = false, ...options }: JobOptions & { readonly needsMail?: boolean },
): FactoryProvider {
  return {
    provide: `${work.name} again and again`,
    inject: [work, Settings, Log, Database],
    useFactory: (made: Work, { smtpUrl }: Settings, log: Log, { news }: Database) => {
      class Job extends RecurringJob {
        override run = () => made.run();
      }
      return needsMail && smtpUrl === undefined ? undefined : new Job(options, log, news);
    },
  };
}
