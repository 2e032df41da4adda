import { Injectable } from '@nestjs/common';
import { Mailboxes } from '../../domain/port/mailboxes.ts';
import { Database } from '../database/database.ts';

/** Stores the confirmed addresses, in lower case. */
@Injectable()
export class PostgresMailboxes extends Mailboxes {
  constructor(private readonly database: Database) {
    super();
  }

  override async confirmedAt(address: string): Promise<Date | undefined> {
    const [found] = await this.database.query<{ at: Date }>(
      'select confirmed_at as at from mailboxes where address = lower($1)',
      [address],
    );
    return found?.at;
  }

  /** Also lets the paced letters of the address leave. */
  override async confirm(address: string, at: Date): Promise<void> {
    await this.database.query(
      `with confirmed as (
         insert into mailboxes (address, confirmed_at) values (lower($1), $2) on conflict (address) do nothing
         returning address)
       update outgoing_mails set sender = null, source = null, due_at = now(), next_attempt_at = now() from confirmed
       where sender = confirmed.address and state = 'waiting' and due_at > now()`,
      [address, at],
    );
  }
}
