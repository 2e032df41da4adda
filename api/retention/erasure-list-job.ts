import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Database } from '../database/database.ts';
import { AfterAnswer } from '../http/after-answer.ts';
import { Log } from '../process/log.ts';
import { RecurringJob } from '../process/recurring-job.ts';
import { Settings } from '../process/settings.ts';
import { addErasures, erasureList } from './erasure-list.ts';
import { PostgresErasures } from './postgres-erasures.ts';

const hour = 60 * 60 * 1000;

/** Writes the list of erasures beside the data: after each erasure, and hourly for those of other processes. */
@Injectable()
export class ErasureListJob extends RecurringJob {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly afterAnswer: AfterAnswer,
    log: Log,
  ) {
    super({ failed: 'The list of erasures could not be kept', pace: { firstAfter: 0, pause: hour } }, log);
  }

  /** Writes the list after an erasure has been answered, and so is certain. */
  after(request: Request): void {
    this.afterAnswer.do(request, () => this.run());
  }

  override run(): Promise<void> {
    return writeErasureList(this.database, this.settings.dataDir);
  }
}

/** Updates the list in a folder from the database. */
export async function writeErasureList(database: Database, folder: string): Promise<void> {
  await addErasures(erasureList(folder), await new PostgresErasures(database).all());
}
