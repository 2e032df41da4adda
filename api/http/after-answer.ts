import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Request } from 'express';
import { Database } from '../database/database.ts';
import { Log } from '../process/log.ts';

/** Runs work after the answer was sent, so that the caller cannot measure its duration. */
@Injectable()
export class AfterAnswer implements OnApplicationShutdown {
  private readonly open = new Set<Promise<unknown>>();

  constructor(
    private readonly database: Database,
    private readonly log: Log,
  ) {}

  do({ res: response }: Request, work: () => Promise<unknown>): void {
    const left = new Promise<void>((resolve) => response?.once('close', resolve));
    const done = this.database
      .apart(() => left.then(work))
      .catch((error: unknown) => this.log.error({ err: error }, 'Something was left undone after an answer'))
      .finally(() => this.open.delete(done));
    this.open.add(done);
  }

  /** Waits for the remaining work after the last answer. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.open);
  }
}
