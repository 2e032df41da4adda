import { Injectable } from '@nestjs/common';
import { ShownLinks, type WrittenLetter } from '../../domain/port/shown-links.ts';
import { Database } from '../database/database.ts';
import { markOfLink } from './link-mark.ts';

@Injectable()
export class PostgresShownLinks extends ShownLinks {
  constructor(private readonly database: Database) {
    super();
  }

  override async letter(id: number): Promise<WrittenLetter | undefined> {
    const [letter] = await this.database.query<WrittenLetter>(
      'select id, kind, recipient, subject, text_body as text from outgoing_mails where id = $1',
      [id],
    );
    return letter;
  }

  override async keep(messageId: number, sealed: readonly string[], at: Date): Promise<void> {
    await this.database.query(
      `insert into shown_links (mark, message_id, shown_at) select distinct mark, $1::int, $2::timestamptz from unnest($3::text[]) mark
       on conflict (mark) do nothing`,
      [messageId, at, sealed.map(markOfLink)],
    );
  }

  override async has(sealed: string): Promise<boolean> {
    const [found] = await this.database.query<{ is: boolean }>(
      'select exists (select from shown_links where mark = $1) as is',
      [markOfLink(sealed)],
    );
    return found?.is ?? false;
  }
}
