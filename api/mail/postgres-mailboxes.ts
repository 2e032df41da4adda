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

  override async confirm(address: string, at: Date): Promise<void> {
    await this.database.query(
      'insert into mailboxes (address, confirmed_at) values (lower($1), $2) on conflict (address) do nothing',
      [address, at],
    );
  }
}
