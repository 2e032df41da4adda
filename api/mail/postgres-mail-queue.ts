import { Injectable } from '@nestjs/common';
import { type MailQueue, mailSettings, mostWaitingCounted } from '../../domain/answer/mail/mail-queue.ts';
import { Database } from '../database/database.ts';
import { Settings } from '../process/settings.ts';

/** Reads the state of the mail queue for organizers. */
@Injectable()
export class PostgresMailQueue {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  /** Reads the waiting letters by their index. An error is not reported if the server has lately accepted another letter. */
  async look(): Promise<MailQueue> {
    const isSetUp = this.settings.smtpUrl !== undefined;
    const [found] = await this.database.query<Pick<MailQueue, 'waiting' | 'waitingSince' | 'lastError'>>(
      `select count(*)::int as waiting, min(created_at) as "waitingSince",
         (select last_error from outgoing_mails failed
          where $2 and state = 'waiting' and attempts > 1 and not exists (
            select from (select sent_at from outgoing_mails order by id desc limit 200) late
            where late.sent_at > failed.created_at)
          order by next_attempt_at desc limit 1) as "lastError"
       from (select created_at from outgoing_mails where state = 'waiting' limit $1) waiting`,
      [mostWaitingCounted + 1, isSetUp],
    );
    const { waiting = 0, waitingSince = null, lastError = null } = found ?? {};
    return { isSetUp, toSet: isSetUp ? [] : mailSettings, waiting, waitingSince, lastError };
  }

  /** Returns the number of the letters that wait, and of those that could not be delivered. */
  async states(): Promise<readonly { readonly state: 'waiting' | 'dead'; readonly count: number }[]> {
    return this.database.query(
      `select state, (select count(*)::int from outgoing_mails where state = wanted.state) as count
       from unnest('{waiting,dead}'::text[]) wanted (state)`,
    );
  }

  /** Returns the id of the letter that an event has written. */
  async numberOf(event: string): Promise<number | undefined> {
    const [mail] = await this.database.query<{ id: number }>('select id from outgoing_mails where event = $1', [event]);
    return mail?.id;
  }
}
