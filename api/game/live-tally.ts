import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { Log } from '../process/log.ts';
import type { LiveViewers } from './live-viewers.ts';

const everyMs = 60_000;

/** Counts the answers of the live routes, which the request log does not see, and logs them once a minute. */
export class LiveTally implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly counts = { 200: 0, 304: 0 };
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly viewers: Pick<LiveViewers, 'count'>,
    private readonly log: Pick<Log, 'info'>,
  ) {}

  count(status: 200 | 304): void {
    this.counts[status] += 1;
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.logCounts(), everyMs).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    this.logCounts();
  }

  /** Logs the counts since the last time and resets them; a minute without requests is not logged. */
  logCounts(): void {
    const [answered, unchanged, following] = [this.counts[200], this.counts[304], this.viewers.count];
    if (answered + unchanged + following > 0) this.log.info({ answered, unchanged, following }, 'live');
    this.counts[200] = 0;
    this.counts[304] = 0;
  }
}
