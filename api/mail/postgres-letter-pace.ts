import { Injectable } from '@nestjs/common';
import { Seal } from '../../domain/port/seal.ts';
import { Site } from '../../domain/port/site.ts';
import { type LetterCause, type LetterPace, paceOfFamilies } from '../../domain/rule/mail/daily-cap.ts';
import type { DelayedLetters } from '../../domain/rule/mail/delayed-letters.ts';
import type { Letter } from '../../domain/rule/mail/letter.ts';
import { rulesOf } from '../../domain/rule/mail/letter-kind.ts';
import { Grants } from '../access/grants.ts';
import { organizerOf } from '../access/organizer.ts';
import { Database } from '../database/database.ts';
import { currentRequest } from '../http/current-request.ts';
import { networkBehind } from '../http/whose-address.ts';

/** Condition that fewer letters of a cause leave in an hour than a pace allows. */
const hasRoom = (pace: string, ofSource = '') => `(select count(*) from (
    select from outgoing_mails where sender is not null and cause = $6::text ${ofSource}
      and due_at >= hour and due_at < hour + interval '1 hour' limit ${pace}) paced) < ${pace}`;

/** SQL for the time of the first hour of a day in which the source ($14) has room for another letter, and all together or the source's first ones ($18) have; null without one. */
export const paceSql = `(select greatest(now(), hour)
    from generate_series(date_trunc('hour', now()), now() + interval '1 day', interval '1 hour') hour
    where case when ${hasRoom('$15::int', 'and source = $14::text')} then ${hasRoom('$16::int')} or ${hasRoom('$18::int', 'and source = $14::text')} else false end limit 1)`;

/** Who has caused a letter, and the pace at which those to mailboxes that have not answered leave. */
interface Paced {
  /** Keyed hash of the network from which it was caused; null if an organizer, a timer or its proved reader has caused it. */
  readonly source: string | null;
  /** Mailbox on whose answer it depends, its sender's or its reader's; null for letters without a pace. */
  readonly mailbox: string | null;
  readonly pace: LetterPace;
}

/** Pace of the letters to mailboxes that have not answered, for each source and for all. */
@Injectable()
export class PostgresLetterPace {
  constructor(
    private readonly database: Database,
    private readonly site: Site,
    private readonly seal: Seal,
    private readonly grants: Grants,
  ) {}

  async of({ kind, to, sender }: Letter): Promise<Paced> {
    const { cause } = rulesOf(kind);
    const source = await this.sourceOf(to);
    const isPaced = sender !== undefined || (source !== null && pacedCauses.includes(cause));
    return { source, mailbox: isPaced ? (sender ?? to).toLowerCase() : null, pace: await this.paceOf(cause) };
  }

  private async paceOf(cause: LetterCause): Promise<LetterPace> {
    if (cause !== 'stranger') return paceOfFamilies;
    const { pacePerSource, paceInAll } = await this.site.recentSettings();
    return { perSource: pacePerSource, inAll: paceInAll, first: 0 };
  }

  /** Returns the letters to others that leave later until their sender's mailbox answers; null without any. */
  async delayed(sender: string): Promise<DelayedLetters | null> {
    const [delayed] = await this.database.query<DelayedLetters>(
      `select count(*)::int as count, max(due_at) as until from outgoing_mails
       where sender = lower($1) and lower(recipient) <> sender and state = 'waiting' and due_at > now()
       having count(*) > 0`,
      [sender],
    );
    return delayed ?? null;
  }

  private async sourceOf(to: string): Promise<string | null> {
    const request = currentRequest();
    if (request === undefined || organizerOf(request) !== undefined) return null;
    if (await this.grants.provesMailbox(request, to, this.seal.mark(to.toLowerCase()))) return null;
    return this.seal.mark(`pace ${networkBehind(request)}`);
  }
}

/** Causes of letters that leave at a pace to a mailbox that has not answered. Codes and links are limited where they are asked for. */
const pacedCauses: readonly LetterCause[] = ['stranger', 'registration', 'notice'];
