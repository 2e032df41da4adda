import type { NewMailing } from '../../domain/mailing/mailing.ts';
import { type MailedList, placesIn, type TextPlace } from '../../domain/mailing/place-in-text.ts';
import type { Bind } from '../database/list-filter.ts';
import { listQuery } from '../database/list-query.ts';
import { addressedRows, type Listing } from '../database/listing.ts';
import { playerList } from '../player/postgres-player-list.ts';
import { owedCentsSql } from '../registration/open-sql.ts';
import { registrationList } from '../registration/postgres-registration-list.ts';
import { teamList } from '../team/postgres-team-list.ts';

const listings: Readonly<Record<MailedList, Listing>> = {
  players: playerList as Listing,
  'tournament-registrations': registrationList as Listing,
  teams: teamList as Listing,
};

/** Condition for a tournament that is upcoming or in progress. */
const isAhead = `(tournament.status = 'active' or (tournament.status = 'upcoming'
  and coalesce(greatest(tournament.first_day, (select max((hours ->> 'day')::date) from jsonb_array_elements(tournament.playing_hours) hours)),
    'infinity') >= (now() at time zone 'America/New_York')::date))`;

/** Address of the person who signs for a player; the SQL form of the domain's signersAddress. */
const signersAddress = `case when player.birth_year is null
  or extract(year from now() at time zone 'America/New_York') - player.birth_year < 18
  then coalesce(player.parent_email, player.email) else player.email end`;

/** Columns that make the texts of two letters differ, by the placeholder that uses them. */
const apart: Readonly<Record<TextPlace, readonly string[]>> = {
  name: ['name'],
  team: ['team_id'],
  tournament: ['tournament_id', 'age_bracket'],
  amount: ['owed_cents'],
  reference: ['registration_id'],
  pay: ['registration_id'],
  waiver: ['registration_id'],
  'game day': ['registration_id'],
  'player id': [],
  'captain page': ['team_id'],
  results: ['team_id'],
};

const people = (address: string) => `player.id as player_id, registration.id as registration_id, registration.team_id,
  registration.tournament_id, registration.age_bracket, ${owedCentsSql} as owed_cents,
  player.name, player.language, ${address} as address,
  not coalesce(${isAhead}, false) as is_news`;

/** Columns of captains; withdrawn teams and teams of past tournaments have no address. */
const captains = `null::int as player_id, null::int as registration_id, team.id as team_id, team.tournament_id,
  team.age_bracket, null::int as owed_cents, team.captain_name as name,
  team.captain_language as language, case when team.is_active and ${isAhead} then team.captain_email else '' end as address,
  false as is_news`;

/** Condition that the recipient at an address of `meant` has unsubscribed from news. */
export const newsEnded = `(exists (select from news_endings ended where ended.address = lower(meant.address))
  or exists (select from pre_registrations ended where lower(ended.email) = lower(meant.address) and ended.unsubscribed_at is not null))`;

/** Condition that a letter to somebody of `meant` goes to the post tray; news never does. */
const isInTray = `(meant.address = '' and meant.player_id is not null and not meant.is_news)`;

/**
 * Builds the parts of a statement: everybody addressed by a mailing (`meant`), those who can be reached (`reached`), and the letters
 * (`letters`), one for each address and differing text. People without an address are reached through the post tray.
 */
export function addresseesParts(mailing: NewMailing, bind: Bind, among = ''): string {
  const places = placesIn([mailing.subject, mailing.text, mailing.spanishSubject, mailing.spanishText]);
  const columns = mailing.list === 'teams' ? captains : people(places.has('waiver') ? signersAddress : 'player.email');
  const { filter } = listQuery({ filter: mailing.filter });
  const rows = addressedRows(listings[mailing.list], filter, columns, bind);
  const reads = mailing.spanishText === null ? [] : [`language = 'es'`];
  const keys = [
    'lower(address)',
    `case when address = '' then player_id end`,
    'is_news',
    ...reads,
    ...new Set([...places].flatMap((place) => apart[place])),
  ].join(', ');
  return `meant as materialized (select * from (${rows}) everybody${among}),
    reached as (select meant.* from meant
      where (meant.address <> '' and meant.address not like '%.invalid' and not (meant.is_news and ${newsEnded})) or ${isInTray}),
    letters as (select distinct on (${keys}) player_id, registration_id, team_id, address, language, is_news, name
      from reached order by ${keys}, registration_id, team_id, player_id)`;
}
