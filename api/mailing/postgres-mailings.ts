import { Injectable } from '@nestjs/common';
import { Mailings } from '../../domain/port/mailings.ts';
import {
  type Audience,
  type Families,
  type FamilyReader,
  mostLetters,
  type NewMailing,
  type Reader,
} from '../../domain/rule/mailing/mailing.ts';
import { placeholderCaptain } from '../../domain/rule/team/team.ts';
import { Database } from '../database/database.ts';
import { audienceParts, newsEnded } from './postgres-audience.ts';

/** Arbitrary number of the advisory lock for sending an urgent mailing. */
const urgentLock = 33_017_937;

/** Addresses of a tournament, each once with the names of its readers; players without one share the empty address. */
const familiesSql = `select min(address) as "to", (array_agg(language order by is_contact, id))[1] as language,
    array_agg(distinct name) as names, count(*) filter (where not is_contact)::int as players
  from (select player.id, case when player.email like '%.invalid' then '' else coalesce(player.email, '') end as address,
        player.language, false as is_contact,
        case when lower(player.email) = lower(player.parent_email) then coalesce(player.parent_name, player.name) else player.name end as name
      from tournament_registrations registration join players player on player.id = registration.player_id
      where registration.tournament_id = $1
    union all select team.id, team.captain_email, team.captain_language, true, team.captain_name from teams team
      where team.tournament_id = $1 and team.is_active and team.captain_email not in ('', '${placeholderCaptain.captainEmail}')
        and not exists (select from tournament_registrations own join players player on player.id = own.player_id
          where own.tournament_id = $1 and lower(player.email) = lower(team.captain_email))) meant
  group by lower(address) order by lower(address)`;

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

  override async familiesOf(tournamentId: number): Promise<Families> {
    const found = await this.database.query<FamilyReader & { readonly players: number }>(familiesSql, [tournamentId]);
    const readers = found.filter(({ to }) => to !== '').map(({ to, language, names }) => ({ to, language, names }));
    return { readers, withoutEmail: found.find(({ to }) => to === '')?.players ?? 0 };
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
