import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { DelayedLetters } from '../../domain/mail/delayed-letters.ts';
import type { Letter } from '../../domain/mail/letter.ts';
import { Mailboxes } from '../../domain/port/mailboxes.ts';
import { Site } from '../../domain/port/site.ts';
import { Database } from '../database/database.ts';
import { currentRequest } from '../http/current-request.ts';
import { networkBehind } from '../http/whose-address.ts';
import { SessionSecret } from '../process/session-secret.ts';
import { organizerOf } from '../session/organizer.ts';

/** Advisory lock for counting, so that two concurrent letters do not use the same remaining room. */
const counting = 7_264_001;

/** Query of the first hour of a day in which both the source ($1) and all together have room for another letter. */
const roomOfHour = `with busy as (
    select date_trunc('hour', due_at) as hour, count(*) as in_all, count(*) filter (where source = $1) as of_source
    from outgoing_mails where sender is not null and due_at >= date_trunc('hour', now()) group by 1)
  select greatest(now(), min(hour)) as at
  from generate_series(date_trunc('hour', now()), now() + interval '1 day', interval '1 hour') as hour
  left join busy using (hour)
  where coalesce(of_source, 0) < $2 and coalesce(in_all, 0) < $3 having count(*) > 0`;

/** Time before which a letter does not leave, its paced sender, and the source; null where it is not paced. */
type Paced = readonly [notBefore: Date | null, sender: string | null, source: string | null];

const unpaced: Paced = [null, null, null];

/** Pace of the letters to strangers whose sender's mailbox has not answered, for each source and for all. */
@Injectable()
export class PostgresLetterPace {
  constructor(
    private readonly database: Database,
    private readonly mailboxes: Mailboxes,
    private readonly site: Site,
    private readonly secret: SessionSecret,
  ) {}

  /** Returns when a letter may leave; refuses it when a day at this pace is full. */
  async of({ sender }: Letter): Promise<Paced | 'too many'> {
    if (sender === undefined || (await this.mailboxes.confirmedAt(sender)) !== undefined) return unpaced;
    const { pacePerSource, paceInAll } = await this.site.recentSettings();
    const source = this.source();
    await this.database.query('select pg_advisory_xact_lock($1)', [counting]);
    const [room] = await this.database.query<{ at: Date }>(roomOfHour, [source, pacePerSource, paceInAll]);
    return room === undefined ? 'too many' : [room.at, sender.toLowerCase(), source];
  }

  /** Returns the letters of a sender that leave later; null without any. */
  async delayed(sender: string): Promise<DelayedLetters | null> {
    const [delayed] = await this.database.query<DelayedLetters>(
      `select count(*)::int as count, max(due_at) as until from outgoing_mails
       where sender = lower($1) and state = 'waiting' and due_at > now() having count(*) > 0`,
      [sender],
    );
    return delayed ?? null;
  }

  /** Returns the keyed hash of the caller's network; null for organizers, who count among all alone. */
  private source(): string | null {
    const request = currentRequest();
    if (request !== undefined && organizerOf(request) !== undefined) return null;
    return createHmac('sha256', this.secret.value)
      .update(`pace ${networkBehind(request)}`)
      .digest('base64url');
  }
}
