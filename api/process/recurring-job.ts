import { AsyncResource } from 'node:async_hooks';
import type { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { BeforeApplicationShutdown, FactoryProvider, OnApplicationBootstrap } from '@nestjs/common';
import type { Ports } from '../../domain/port/ports.ts';
import { Commands } from '../database/commands.ts';
import { Database } from '../database/database.ts';
import { Log } from './log.ts';
import { metrics } from './metrics.ts';

/** Timing of a job, in milliseconds. */
interface Pace {
  readonly firstAfter: number;
  readonly pause: number;
  /** Longest wait at shutdown for a run that depends on other systems; by default until its end. */
  readonly patienceAtEnd?: number;
}

/** Milliseconds for which requests for a run are gathered into one run. */
const gathering = 50;

/** Timing of a job that runs at once and then every second, with a short wait at shutdown for other systems. */
export const everySecond: Pace = { firstAfter: 0, pause: 1_000, patienceAtEnd: 5_000 };

/** Default timing: soon after the start, and then every half minute. */
const byTheClock: Pace = { firstAfter: 5_000, pause: 30_000 };

export interface JobOptions {
  /** Log message for a failed run. */
  readonly failed: string;
  readonly pace?: Pace;
  /** Database event after which the job runs at once. */
  readonly soonAfter?: string;
}

/** Job that runs repeatedly, one run after the other, from the start of the application to its end. */
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

  /** Name of the job in the measurements. */
  protected get name(): string {
    return this.constructor.name;
  }

  /** Does the work that is due, once. */
  abstract run(): Promise<unknown>;

  onApplicationBootstrap(): void {
    if (this.options.soonAfter !== undefined) this.news?.on(this.options.soonAfter, () => this.soon());
    this.runAfter(this.pace.firstAfter);
  }

  /** Runs at once, or right after the current run, which may have looked too early. */
  soon(): void {
    this.isWanted = true;
    if (!this.isUnderWay) this.runAfter(gathering);
  }

  /** Starts no further run, and waits for the current one. */
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
    this.timer = setTimeout(this.begin, milliseconds);
    this.timer.unref();
  }

  /** Begins a run in the context in which the job was made: it works for no request, though one has asked for it. */
  private readonly begin = AsyncResource.bind(() => {
    this.isUnderWay = true;
    this.isWanted = false;
    this.running = this.run()
      .then(() => metrics.noteRun(this.name))
      .catch((error: unknown) => this.log.error({ err: error }, this.options.failed))
      .finally(() => {
        this.isUnderWay = false;
        this.runAfter(this.isWanted ? gathering : this.pace.pause);
      });
  });
}

/** Provides a command as recurring job. */
export function recurring(command: (given: Ports) => Promise<unknown>, options: JobOptions): FactoryProvider {
  return {
    provide: `${command.name} again and again`,
    inject: [Commands, Log, Database],
    useFactory: (commands: Commands, log: Log, { news }: Database) => {
      class Job extends RecurringJob {
        override run = () => commands.run(command);

        protected override get name() {
          return command.name;
        }
      }
      return new Job(options, log, news);
    },
  };
}
