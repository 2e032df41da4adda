import { Injectable } from '@nestjs/common';
import { Outbox, type Posting } from '../../domain/port/outbox.ts';
import { Site } from '../../domain/port/site.ts';
import { dailyCaps } from '../../domain/rule/mail/daily-cap.ts';
import type { DelayedLetters } from '../../domain/rule/mail/delayed-letters.ts';
import { isReachable, type Letter } from '../../domain/rule/mail/letter.ts';
import { filterKinds, followsTheFamily, laneOf, rulesOf } from '../../domain/rule/mail/letter-kind.ts';
import { translateLetter } from '../../domain/rule/mail/translated-letter.ts';
import { Links } from '../../domain/rule/site/links.ts';
import { Database } from '../database/database.ts';
import { letterHtml, letterText } from './letter-page.ts';
import { PostgresLetterPace, paceSql } from './postgres-letter-pace.ts';

/** Name of the event that a letter is waiting for delivery. */
export const letterPosted = 'letter posted';

/** Advisory locks for counting the letters to one address, and those that leave at a pace. */
const counting = 7264;
const pacing = 7_264_001;

const tooMany =
  'This address has had as many letters of this kind as a day allows. No more of them were written that day.';

/** SQL for the limit of letters a day to an address ($1). */
const perDay = `(case when exists (select from mailboxes where address = lower($1) and confirmed_at is not null) then $8::int else $7::int end)`;

/** Letters to an address ($1) of a cause ($6). */
const alike = `from outgoing_mails where lower(recipient) = lower($1) and cause = $6::text and state <> 'dropped'`;

/** SQL for the earliest time of the next letter of a source ($14): one day after its letter that is a full daily cap back. */
const roomOfSource = `(select due_at + interval '1 day' ${alike}
    and source is not distinct from $14::text and due_at > now() - interval '1 day'
    order by due_at desc limit 1 offset ${perDay} - 1)`;

/** SQL for the first day from a time on which all sources together have room: letters of one that wait for later days delay no other. */
const roomOfAll = (from: string) => `(select ${from} + day * interval '1 day' from generate_series(0, 60) day
    where (select count(*) ${alike} and source is not null
      and due_at > ${from} + (day - 1) * interval '1 day' and due_at <= ${from} + day * interval '1 day') < $17::numeric * ${perDay}
    limit 1)`;

/** SQL for the latest time of a source's first letters: floods of others delay what a family causes by a day at most. */
const latestOfFirst = `(select case when count(*) < 3 then now() + interval '1 day' else 'infinity' end from (
    select ${alike} and source = $14::text and due_at > now() - interval '1 day' limit 3) own_letters)`;

/** Inserts a letter; returns nothing if its event exists already, or if the cap or the pace leaves no room. */
const posting = {
  name: 'letter',
  sql: `insert into outgoing_mails (recipient, subject, text_body, html_body, event, cause, language, kind, lane, due_at, next_attempt_at, sender, source)
    select $1, $2, $3, $4, $5, $6::text, $10, $11, $12::int, due.at, due.at, paced.sender, $14::text
    from (select $13::text as sender where not exists (select from mailboxes where address = $13::text and confirmed_at is not null)
        union all select null limit 1) paced,
      lateral (select case when paced.sender is null then now() else ${paceSql} end as at) turn,
      lateral (select greatest(now(), ${roomOfSource}) as at) own,
      lateral (select case when $14::text is null then own.at else least(coalesce(${roomOfAll('own.at')}, own.at + interval '60 days'), ${latestOfFirst}) end as at) room,
      lateral (select greatest(room.at, coalesce(turn.at, now() + interval '1 day')) as at) due
    where $9 or (room.at <= now() and turn.at is not null)
    on conflict (event) do nothing returning id`,
};

/** Outbox: letters are written in the transaction of the event they report. */
@Injectable()
export class PostgresOutbox extends Outbox {
  constructor(
    private readonly database: Database,
    private readonly site: Site,
    private readonly links: Links,
    private readonly pace: PostgresLetterPace,
  ) {
    super();
  }

  override async post(letter: Letter): Promise<Posting> {
    if (!isReachable(letter)) return 'written';
    this.database.announce(letterPosted);
    const rules = rulesOf(letter.kind);
    const { cause } = rules;
    const cap = dailyCaps[cause];
    const site = await this.site.recentSettings();
    const told = translateLetter(letter, this.links.inLanguage);
    const content = [letter.to, told.subject, letterText(told, site), letterHtml(told, site)];
    const { event, kind, language } = letter;
    const caps = [cap.unconfirmed, cap.confirmed, cap.isWaiting];
    const { source, mailbox, pace } = await this.pace.of(letter);
    const paced = [mailbox, source, pace.perSource, pace.inAll, cap.together, pace.first];
    const values = [...content, event, cause, ...caps, language, kind, laneOf(rules), ...paced];
    if (cap.isWaiting) {
      await this.database.send(posting, values);
      return 'written';
    }
    // Prevents two concurrent letters from using the same remaining room; letters that may be delayed do not need the locks.
    if (mailbox !== null) await this.database.query('select pg_advisory_xact_lock($1)', [pacing]);
    await this.database.query('select pg_advisory_xact_lock($1, hashtext(lower($2)))', [counting, letter.to]);
    const posted = await this.database.ask(posting, values);
    if (posted.length > 0) return 'written';
    if (await this.isOnFile(letter)) return 'on file';
    await this.noteDropped(letter, content);
    return 'too many';
  }

  /** Stores the first suppressed letter of a day, so that organizers see it and can still send it. */
  private async noteDropped({ kind, to, language }: Letter, content: readonly string[]): Promise<void> {
    const { cause } = rulesOf(kind);
    await this.database.query(
      `insert into outgoing_mails (recipient, subject, text_body, html_body, event, cause, language, kind, state, last_error)
       values ($1, $2, $3, $4, $5::text || current_date::text, $6, $8, $9, 'dropped', $7) on conflict (event) do nothing`,
      [...content, `dropped:${cause}:${to.toLowerCase()}:`, cause, tooMany, language, kind],
    );
  }

  private async isOnFile({ event }: Letter): Promise<boolean> {
    const [found] = await this.database.query<{ is: boolean }>(
      'select exists (select from outgoing_mails where event = $1) as is',
      [event],
    );
    return found?.is ?? false;
  }

  override delayed(sender: string): Promise<DelayedLetters | null> {
    return this.pace.delayed(sender);
  }

  /** Updates waiting letters to a changed address, except those being handed over or possibly accepted. */
  override async follow(from: string, to: string, renewed: (text: string) => string): Promise<void> {
    const waiting = await this.database.query<{ id: number; text: string; html: string }>(
      `select id, text_body as text, html_body as html from outgoing_mails
       where lower(recipient) = lower($1) and state = 'waiting' and doubts = 0
         and kind = any($2)
         and not exists (select from players where lower($1) in (lower(email), lower(parent_email)))
         and not exists (select from teams where lower(captain_email) = lower($1))
       order by id for update`,
      [from, filterKinds(followsTheFamily)],
    );
    if (waiting.length === 0) return;
    await this.database.query(
      `update outgoing_mails mail set recipient = $1, text_body = moved.text, html_body = moved.html
       from unnest($2::int[], $3::text[], $4::text[]) moved (id, text, html) where mail.id = moved.id`,
      [
        to,
        waiting.map(({ id }) => id),
        waiting.map(({ text }) => renewed(text)),
        waiting.map(({ html }) => renewed(html)),
      ],
    );
  }

  override async hasBrought(sealed: string, to: string): Promise<boolean> {
    const [found] = await this.database.query<{ found: boolean }>(
      `select exists (select from outgoing_mails where lower(recipient) = lower($1)
         and strpos(text_body, $2) > 0) as found`,
      [to, encodeURIComponent(sealed)],
    );
    return found?.found ?? false;
  }
}
