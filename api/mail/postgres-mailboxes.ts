import { Injectable } from '@nestjs/common';
import { Mailboxes } from '../../domain/port/mailboxes.ts';
import { Database } from '../database/database.ts';

const writing = {
  name: 'mailboxes',
  sql: `insert into mailboxes (address, written_by) select distinct lower(address), $2 from unnest($1::text[]) address
    order by 1 on conflict (address) do nothing`,
};

/** Stores the addresses, in lower case. */
@Injectable()
export class PostgresMailboxes extends Mailboxes {
  constructor(private readonly database: Database) {
    super();
  }

  override async confirmedAt(address: string): Promise<Date | undefined> {
    const [found] = await this.database.query<{ at: Date }>(
      'select confirmed_at as at from mailboxes where address = lower($1) and confirmed_at is not null',
      [address],
    );
    return found?.at;
  }

  /** Also lets letters of the address to others leave that were paced, and ends the doubt about players who came by name and phone alone. */
  override async confirm(address: string, at: Date): Promise<void> {
    await this.database.query(
      `with confirmed as (
         insert into mailboxes (address, confirmed_at) values (lower($1), $2)
         on conflict (address) do update set confirmed_at = excluded.confirmed_at, written_by = null
           where mailboxes.confirmed_at is null
         returning address),
       proved as (
         update tournament_registrations set is_unproved = false from players
         where is_unproved and players.id = player_id and lower($1) in (lower(players.email), lower(players.parent_email)))
       update outgoing_mails set sender = null, source = null, due_at = now(), next_attempt_at = now() from confirmed
       where sender = confirmed.address and lower(recipient) <> sender and state = 'waiting' and due_at > now()`,
      [address, at],
    );
  }

  override async write(addresses: readonly string[], sessionId: string): Promise<void> {
    if (addresses.length > 0) await this.database.send(writing, [addresses, sessionId]);
  }

  override async isUnansweredOf(sessionId: string, address: string): Promise<boolean> {
    const found = await this.database.query(
      'select 1 from mailboxes where address = lower($1) and written_by = $2 and confirmed_at is null',
      [address, sessionId],
    );
    return found.length > 0;
  }
}
