import { Injectable } from '@nestjs/common';
import { type Audience, mostLetters, type NewMailing, type Reader } from '../../domain/mailing/mailing.ts';
import { Mailings } from '../../domain/port/mailings.ts';
import { Database } from '../database/database.ts';
import { audienceParts, newsEnded } from './postgres-audience.ts';

/** Arbitrary number of the advisory lock for sending an urgent mailing. */
const urgentLock = 33_017_937;

@Injectable()
export class PostgresMailings extends Mailings {
  constructor(private readonly database: Database) {
    super();
  }

  override async audience(mailing: NewMailing): Promise<Audience> {
    const values: unknown[] = [];
    const parts = audienceParts(mailing, (value) => `$${values.push(value)}`);
    const readers = await this.database.query<Reader>(
      `with ${parts} select id, player_id as "playerId", registration_id as "registrationId", address as "to", language,
         name, team, tournament, coalesce(owed_cents, 0) as "owedCents", is_news as "isNews"
       from letters order by lower(name), id limit ${mostLetters + 1}`,
      values,
    );
    const [left] = await this.database.query<Omit<Audience, 'readers'>>(
      `with ${parts} select (count(*) filter (where not has_address))::int as "withoutEmail",
         (count(*) filter (where has_address and is_news and ${newsEnded}))::int as unsubscribed from meant`,
      values,
    );
    return { readers, withoutEmail: left?.withoutEmail ?? 0, unsubscribed: left?.unsubscribed ?? 0 };
  }

  override async lockUrgentSince(since: Date): Promise<boolean> {
    await this.database.query('select pg_advisory_xact_lock($1)', [urgentLock]);
    const [found] = await this.database.query<{ is: boolean }>(
      `select exists (select from outgoing_mails where kind = 'mailing-urgent' and created_at > $1) as is`,
      [since],
    );
    return found?.is ?? false;
  }

  override async endNews(address: string, at: Date): Promise<void> {
    await this.database.query(
      'insert into news_endings (address, ended_at) values (lower($1), $2) on conflict (address) do nothing',
      [address, at],
    );
  }
}
