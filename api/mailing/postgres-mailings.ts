import { Injectable } from '@nestjs/common';
import type { MailingCounts } from '../../domain/answer/mailing/mailing-preview.ts';
import type { Addressee, Mailing, NewMailing } from '../../domain/mailing/mailing.ts';
import type { MailedList } from '../../domain/mailing/place-in-text.ts';
import { type DueLetters, Mailings, type SentResults } from '../../domain/port/mailings.ts';
import { Database } from '../database/database.ts';
import type { Bind } from '../database/list-filter.ts';
import { addresseesParts, newsEnded } from './postgres-addressees.ts';

/** Name of the event that letters of a mailing wait to be written. */
export const mailingQueued = 'mailing queued';

/** Arbitrary number of the advisory lock for sending a mailing; a second sender of the same mailing then sees the first. */
const sendLock = 33_017_937;

/** Attempts after which a mailing's letter no longer holds up others. */
const patience = 5;

interface TakenRow extends Addressee {
  readonly mailingId: number;
}

const shownOfAddressee = `player_id as "playerId", registration_id as "registrationId", team_id as "teamId", address as "to", is_news as "isNews"`;

const texts = `list, filter::text as filter, subject, body as text, spanish_subject as "spanishSubject", spanish_body as "spanishText"`;

@Injectable()
export class PostgresMailings extends Mailings {
  constructor(private readonly database: Database) {
    super();
  }

  override async lockSame(mailing: NewMailing, since: Date): Promise<boolean> {
    const filter = keptFilter(mailing);
    await this.database.query('select pg_advisory_xact_lock($1)', [sendLock]);
    const [found] = await this.database.query<{ is: boolean }>(
      `select exists (select from mailings where created_at > $6 and list = $1 and filter = $2::jsonb and subject = $3
         and body = $4 and spanish_body is not distinct from $5) as is`,
      [mailing.list, filter, mailing.subject, mailing.text, mailing.spanishText, since],
    );
    return found?.is ?? false;
  }

  override async add(
    mailing: NewMailing,
    by: string,
    at: Date,
    results?: SentResults,
  ): Promise<{ id: number; letters: number }> {
    const [kept] = await this.database.query<{ id: number }>(
      `insert into mailings (list, filter, subject, body, spanish_subject, spanish_body, sent_by, letters, created_at, results_of, results)
       values ($1, $2, $3, $4, $5, $6, $7, 0, $8, $9, $10) returning id`,
      [...wordsOf(mailing), by, at, results?.tournamentId, results?.results],
    );
    const id = kept?.id ?? 0;
    const { values, bind } = bindings();
    const parts = addresseesParts(mailing, bind);
    const [counted] = await this.database.query<{ letters: number }>(
      `with ${parts}, queued as (
         insert into mailing_letters (mailing_id, player_id, registration_id, team_id)
         select ${bind(id)}::int, player_id, registration_id, team_id from letters returning id)
       select count(*)::int as letters from queued`,
      values,
    );
    const letters = counted?.letters ?? 0;
    await this.database.query('update mailings set letters = $2 where id = $1', [id, letters]);
    this.database.announce(mailingQueued);
    return { id, letters };
  }

  override async lastResults(tournamentId: number): Promise<(SentResults & { readonly at: Date }) | undefined> {
    const [last] = await this.database.query<SentResults & { readonly at: Date }>(
      `select results_of as "tournamentId", results, created_at as at from mailings
       where results_of = $1 order by id desc limit 1`,
      [tournamentId],
    );
    return last;
  }

  override async first(mailing: NewMailing, reads?: 'es'): Promise<Addressee | undefined> {
    const { values, bind } = bindings();
    const parts = addresseesParts(mailing, bind);
    const [found] = await this.database.query<Addressee>(
      `with ${parts} select 0 as id, ${shownOfAddressee} from letters
       ${reads === undefined ? '' : `where language = ${bind(reads)}`} order by lower(name), registration_id, team_id limit 1`,
      values,
    );
    return found;
  }

  override async takeDue(most: number, roomForWaiting: number | null): Promise<DueLetters | undefined> {
    const taken = await this.database.query<TakenRow>(
      `delete from mailing_letters where id = any(array(
         select id from mailing_letters where mailing_id = (select min(mailing_id) from mailing_letters)
         order by id limit case when $2::int is null then $1::int else greatest(0, least($1::int, $2::int - (
           select count(*)::int from outgoing_mails
           where state = 'waiting' and due_at <= now() and attempts < ${patience} and kind in ('mailing', 'mailing-news', 'mailing-test')))) end
         for update skip locked))
       returning id, mailing_id as "mailingId", player_id as "playerId", registration_id as "registrationId", team_id as "teamId"`,
      [most, roomForWaiting],
    );
    const rows = rowsOf(taken);
    const [mailing] = await this.database.query<Mailing>(`select id, ${texts} from mailings where id = $1`, [
      rows[0]?.mailingId ?? 0,
    ]);
    if (mailing === undefined) return undefined;
    const still = await this.stillMeant(mailing, rows);
    const left = rows.length - still.length;
    if (left > 0)
      await this.database.query('update mailings set left_out = left_out + $2 where id = $1', [mailing.id, left]);
    return { mailing, addressees: still };
  }

  /** Returns the addressees of claimed letters that still match the filter, at their current addresses. */
  private async stillMeant(mailing: Mailing, taken: readonly TakenRow[]): Promise<readonly Addressee[]> {
    const { values, bind } = bindings();
    const [own, column] = keyOf[mailing.list];
    const among = ` where ${column} = any(${bind(taken.map((row) => row[own]))}::int[])`;
    const found = await this.database.query<Addressee>(
      `with ${addresseesParts(mailing, bind, among)} select 0 as id, ${shownOfAddressee} from reached`,
      values,
    );
    const meant = new Map(found.map((one) => [one[own], one]));
    return taken
      .toSorted((one, other) => one.id - other.id)
      .flatMap((row) => {
        const now = meant.get(row[own]);
        return now === undefined ? [] : [{ ...now, id: row.id }];
      });
  }

  override async endNews(address: string, at: Date): Promise<void> {
    await this.database.query(
      'insert into news_endings (address, ended_at) values (lower($1), $2) on conflict (address) do nothing',
      [address, at],
    );
  }

  /** Counts the people and letters of a mailing, and returns the first of them by name. */
  async counts(mailing: NewMailing): Promise<MailingCounts> {
    const { values, bind } = bindings();
    const [counts] = await this.database.query<MailingCounts>(
      `with ${addresseesParts(mailing, bind)}
       select (select count(*)::int from meant) as people,
         (select count(*)::int from letters) as letters,
         (select count(distinct lower(address))::int from letters where address <> '') as addresses,
         (select count(*)::int from letters where address = '') as "inTray",
         (select count(*)::int from letters where language = 'es') as spanish,
         (select count(*)::int from meant where address like '%.invalid' or (address = '' and (player_id is null or is_news))) as "withoutAddress",
         (select count(*)::int from meant where is_news and address <> '' and ${newsEnded}) as "wantNoNews",
         (select count(*)::int from letters where is_news) as news,
         (select count(*)::int from reached where team_id is null) as "withoutTeam",
         (select coalesce(json_agg(json_build_object('name', name, 'to', address)), '[]')
           from (select name, address from letters order by lower(name), address limit 8) first) as first`,
      values,
    );
    if (counts === undefined) throw new Error('What is counted has no row');
    return counts;
  }
}

/** Columns that identify a letter's record, by list. */
const keyOf: Readonly<Record<MailedList, readonly ['playerId' | 'registrationId' | 'teamId', string]>> = {
  players: ['playerId', 'player_id'],
  'tournament-registrations': ['registrationId', 'registration_id'],
  teams: ['teamId', 'team_id'],
};

const wordsOf = (mailing: NewMailing) => {
  const { list, subject, text, spanishSubject, spanishText } = mailing;
  return [list, keptFilter(mailing), subject, text, spanishSubject, spanishText];
};

/** Returns the filter to store, after the list has accepted it; removes NUL, which PostgreSQL cannot store and a search ignores. */
function keptFilter(mailing: NewMailing): string {
  addresseesParts(mailing, bindings().bind);
  const legible = (_: string, value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '') : value);
  return JSON.stringify(JSON.parse(mailing.filter), legible);
}

function bindings(): { readonly values: unknown[]; readonly bind: Bind } {
  const values: unknown[] = [];
  return { values, bind: (value) => `$${values.push(value)}` };
}

/** Returns the rows of a DELETE, which TypeORM returns with their count. */
function rowsOf(answer: readonly TakenRow[]): readonly TakenRow[] {
  const [first] = answer;
  return Array.isArray(first) ? first : answer;
}
