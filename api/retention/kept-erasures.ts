import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Request } from 'express';
import { Database } from '../database/database.ts';
import { AfterAnswer } from '../http/after-answer.ts';
import { Log } from '../process/log.ts';
import { Settings } from '../process/settings.ts';
import { addErasures, erasureList } from './erasure-list.ts';
import { PostgresErasures } from './postgres-erasures.ts';

const hour = 60 * 60 * 1000;

/** Keeps the list of erasures beside the data: after each erasure, and every hour what other processes have erased. */
@Injectable()
export class KeptErasures implements OnApplicationShutdown {
  private readonly timer = setInterval(() => this.keepInTime(), hour).unref();

  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly afterAnswer: AfterAnswer,
    private readonly log: Log,
  ) {}

  /** Once an erasure has been answered, and so is certain. */
  after(request: Request): void {
    this.afterAnswer.do(request, () => keepErasures(this.database, this.settings.dataDir));
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private keepInTime(): void {
    keepErasures(this.database, this.settings.dataDir).catch((error: unknown) =>
      this.log.error({ err: error }, 'The list of erasures could not be kept'),
    );
  }
}

/** Brings the list in a folder up to what the database knows. */
export async function keepErasures(database: Database, folder: string): Promise<void> {
  await addErasures(erasureList(folder), await new PostgresErasures(database).all());
}
