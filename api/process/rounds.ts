import type { Log } from './log.ts';

const halfAMinute = 30_000;

/** Does what is due by the clock: soon after the start, and then every half minute. */
export class Rounds {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(
    private readonly work: { run(): Promise<void> },
    /** What the log says when a round fails. */
    private readonly failed: string,
    private readonly log: Log,
  ) {}

  start(firstAfterMs = 5_000): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.round = this.work
        .run()
        .catch((error: unknown) => this.log.error({ err: error }, this.failed))
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
