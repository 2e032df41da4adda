import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { Log } from '../process/log.ts';
import type { LiveViewers } from './live-viewers.ts';

const everyMs = 60_000;

/** Counts the prepared answers, which the request log does not see, and logs them once a minute. Named fields: counting by a label costs a third of a microsecond each time. */
export class LiveTally implements OnApplicationBootstrap, OnModuleDestroy {
  /** Answers since the start. */
  readonly totals = { answered: 0, unchanged: 0 };
  private logged = { answered: 0, unchanged: 0 };
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly viewers: Pick<LiveViewers, 'count'>,
    private readonly log: Pick<Log, 'info'>,
  ) {}

  count(status: 200 | 304): void {
    if (status === 304) this.totals.unchanged += 1;
    else this.totals.answered += 1;
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.logCounts(), everyMs).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    this.logCounts();
  }

  /** Logs the counts since the last time; a minute without requests is not logged. */
  logCounts(): void {
    const [answered, unchanged] = [
      this.totals.answered - this.logged.answered,
      this.totals.unchanged - this.logged.unchanged,
    ];
    const following = this.viewers.count;
    if (answered + unchanged + following > 0) this.log.info({ answered, unchanged, following }, 'live');
    this.logged = { ...this.totals };
  }
}
