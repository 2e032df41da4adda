import { Injectable } from '@nestjs/common';
import { PostMailings } from '../../domain/use-case/mailing/post-mailings.ts';
import { RemindFamilies } from '../../domain/use-case/mailing/remind-families.ts';
import { Database } from '../database/database.ts';
import { Log } from '../process/log.ts';
import { type Pace, Rounds } from '../process/rounds.ts';
import { Settings } from '../process/settings.ts';
import { mailingQueued } from './postgres-mailings.ts';

/** Goes when a mailing is sent, and every other second. */
const pace: Pace = { firstAfter: 1_000, pause: 2_000 };

/** Writes the letters of mailings as fast as they leave, and reminds families. */
@Injectable()
export class MailingCarrier {
  private readonly rounds: Rounds;
  private readonly reminding: Rounds;

  constructor(
    private readonly database: Database,
    private readonly postMailings: PostMailings,
    remindFamilies: RemindFamilies,
    private readonly settings: Settings,
    log: Log,
  ) {
    this.rounds = new Rounds({ run: () => this.postAll() }, 'Letters of a mailing could not be written', log, pace);
    this.reminding = new Rounds({ run: () => remindFamilies.run() }, 'Families could not be reminded', log);
  }

  start(): void {
    this.database.news.on(mailingQueued, () => this.rounds.soon());
    this.rounds.start();
    this.reminding.start();
  }

  async stop(): Promise<void> {
    await Promise.all([this.rounds.stop(), this.reminding.stop()]);
  }

  /** One transaction after the other, as long as there is room. */
  private async postAll(): Promise<void> {
    const isDelivered = this.settings.smtpUrl !== undefined;
    while (!this.rounds.isStopped && (await this.postMailings.run({ isDelivered })) > 0);
  }
}
