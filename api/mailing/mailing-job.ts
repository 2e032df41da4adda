import { Injectable } from '@nestjs/common';
import { PostMailings } from '../../domain/use-case/mailing/post-mailings.ts';
import { Database } from '../database/database.ts';
import { Log } from '../process/log.ts';
import { RecurringJob } from '../process/recurring-job.ts';
import { Settings } from '../process/settings.ts';
import { mailingQueued } from './postgres-mailings.ts';

/** Writes the letters of mailings at the pace of delivery: when a mailing is sent, and every other second. */
@Injectable()
export class MailingJob extends RecurringJob {
  constructor(
    { news }: Database,
    private readonly postMailings: PostMailings,
    private readonly settings: Settings,
    log: Log,
  ) {
    const pace = { firstAfter: 1_000, pause: 2_000 };
    super({ failed: 'Letters of a mailing could not be written', pace, soonAfter: mailingQueued }, log, news);
  }

  /** Writes letters in successive transactions while there is room. */
  override async run(): Promise<void> {
    const isDelivered = this.settings.smtpUrl !== undefined;
    while (!this.isStopped && (await this.postMailings.run({ isDelivered })) > 0);
  }
}
