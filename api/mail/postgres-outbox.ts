import { Injectable } from '@nestjs/common';
import { isReachable, type Letter } from '../../domain/mail/letter.ts';
import { Outbox } from '../../domain/port/outbox.ts';
import { Database } from '../database/database.ts';
import { letterHtml, letterText } from './letter-page.ts';

/** The channel on which a posted letter wakes those who deliver. */
export const letterPosted = 'letter_posted';

/** The outgoing letters, written in the transaction whose news they bring. */
@Injectable()
export class PostgresOutbox extends Outbox {
  constructor(private readonly database: Database) {
    super();
  }

  override async post(letter: Letter): Promise<void> {
    if (!isReachable(letter)) return;
    const posted = await this.database.query(
      `insert into outgoing_mails (event, recipient, subject, text_body, html_body) values ($1, $2, $3, $4, $5)
       on conflict (event) do nothing returning id`,
      [letter.event, letter.to, letter.subject, letterText(letter), letterHtml(letter)],
    );
    if (posted.length > 0) await this.database.query(`select pg_notify('${letterPosted}', '')`);
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
