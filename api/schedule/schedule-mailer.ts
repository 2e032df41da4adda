import type { Logger } from 'pino';

const tenMinutes = 10 * 60 * 1000;

/** Has the schedules sent that are due: soon after the start, and then every ten minutes. */
export class ScheduleMailer {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(
    private readonly schedules: { run(): Promise<void> },
    private readonly log: Logger,
  ) {}

  start(firstAfterMs = 5_000): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.round = this.schedules
        .run()
        .catch((error: unknown) => this.log.error({ err: error }, 'Schedules could not be sent'))
        .finally(() => this.start(tenMinutes));
    }, firstAfterMs);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.round;
  }
}
