import type { Log } from '../process/log.ts';

const halfAMinute = 30_000;

/** Has families told what is due: soon after the start, and then every half minute. */
export class FamilyMessenger {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(
    private readonly families: { run(): Promise<void> },
    private readonly log: Log,
  ) {}

  start(firstAfterMs = 5_000): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.round = this.families
        .run()
        .catch((error: unknown) => this.log.error({ err: error }, 'Families could not be told of the timetable'))
        .finally(() => this.start(halfAMinute));
    }, firstAfterMs);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.round;
  }
}
