import type { NewMailing } from '../../domain/rule/mailing/mailing.ts';
import { type MailedList, placesIn, type TextPlace, waiverPlace } from '../../domain/rule/mailing/place-in-text.ts';
import { adultAge } from '../../domain/rule/player/player.ts';
import type { Bind } from '../database/list-filter.ts';
import { listQuery } from '../database/list-query.ts';
import { addressedRows, type Listing } from '../database/listing.ts';
import { waiverStateSql } from '../player/flags-sql.ts';
import { playerList } from '../player/postgres-player-list.ts';
import { owedCentsSql } from '../registration/open-sql.ts';
import { preRegistrationList } from '../registration/postgres-pre-registration-list.ts';
import { registrationList } from '../registration/postgres-registration-list.ts';
import { teamList } from '../team/postgres-team-list.ts';
import { labelSql } from '../tournament/label-sql.ts';

const listings: Readonly<Record<MailedList, Listing>> = {
  teams: teamList as Listing,
  players: playerList as Listing,
  'tournament-registrations': registrationList as Listing,
  'pre-registrations': preRegistrationList as Listing,
};

/** Condition for a tournament that is upcoming or in progress. */
const isAhead = `(tournament.status = 'active' or (tournament.status = 'upcoming'
  and coalesce(greatest(tournament.first_day, (select max((hours ->> 'day')::date) from jsonb_array_elements(tournament.playing_hours) hours)),
    'infinity') >= (now() at time zone 'America/New_York')::date))`;

/** Address of the person who signs for a player; the SQL form of the domain's signersAddress. */
const signersAddress = `case when player.birth_year is null
  or extract(year from now() at time zone 'America/New_York') - player.birth_year <= ${adultAge}
  then coalesce(player.parent_email, player.email) else player.email end`;

/** Columns that make the texts of two letters differ, by the placeholder that uses them. */
const apart: Readonly<Record<TextPlace, string>> = {
  name: 'name',
  team: 'team',
  tournament: 'tournament',
  amount: 'owed_cents',
  [waiverPlace]: 'registration_id',
};

const people = (
  id: string,
  address: string,
) => `${id} as id, player.id as player_id, registration.id as registration_id,
  team.name as team, ${labelSql('registration.age_bracket')} as tournament, ${owedCentsSql} as owed_cents,
  player.name, player.language, ${address} as address, ${waiverStateSql} as waiver_state,
  not coalesce(${isAhead}, false) as is_news`;

const nobody = 'null::int as player_id, null::int as registration_id';
const noWaiver = 'null::int as owed_cents, null::text as waiver_state';

/** Columns of captains, or of contacts; withdrawn teams and teams of past tournaments have no address. */
const captains = `team.id as id, ${nobody}, ${noWaiver}, team.name as team, ${labelSql('team.age_bracket')} as tournament,
  team.captain_name as name, team.captain_language as language,
  case when team.is_active and ${isAhead} then team.captain_email else '' end as address, false as is_news`;

const interested = `interest.id as id, ${nobody}, ${noWaiver}, null::text as team, null::text as tournament,
  interest.name, interest.language, interest.email as address, true as is_news`;

/** Condition that the reader at an address of `meant` has unsubscribed from news. */
export const newsEnded = `(exists (select from news_endings ended where ended.address = lower(meant.address))
  or exists (select from pre_registrations ended where lower(ended.email) = lower(meant.address) and ended.unsubscribed_at is not null))`;

function columnsOf(list: MailedList, isToSigner: boolean): string {
  const address = isToSigner ? signersAddress : 'player.email';
  const columns: Readonly<Record<MailedList, string>> = {
    teams: captains,
    players: people('player.id', address),
    'tournament-registrations': people('registration.id', address),
    'pre-registrations': interested,
  };
  return columns[list];
}

/**
 * Builds the parts of a statement: everybody whom a mailing means (`meant`), and its letters (`letters`), one for each address
 * and differing text. With a link to the waiver it means those alone who have not signed.
 */
export function audienceParts(mailing: NewMailing, bind: Bind): string {
  const places = placesIn(mailing);
  const isToSigner = places.has(waiverPlace);
  const { filter } = listQuery({ filter: mailing.filter });
  const rows = addressedRows(listings[mailing.list], filter, columnsOf(mailing.list, isToSigner), bind);
  const reads = mailing.spanishText === null ? [] : [`language = 'es'`];
  const keys = ['lower(address)', 'is_news', ...reads, ...[...places].map((place) => apart[place])].join(', ');
  return `meant as materialized (
      select *, coalesce(address, '') <> '' and address not like '%.invalid' as has_address from (${rows}) everybody
      ${isToSigner ? `where waiver_state <> 'confirmed'` : ''}),
    letters as (select distinct on (${keys}) * from meant
      where has_address and not (is_news and ${newsEnded}) order by ${keys}, id)`;
}
