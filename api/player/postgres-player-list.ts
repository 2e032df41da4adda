import type { ListedPlayer } from '../../domain/answer/player/listed-player.ts';
import { ageBrackets } from '../../domain/rule/age/age-bracket.ts';
import { paymentStates } from '../../domain/rule/payment/payment.ts';
import { paymentReference } from '../../domain/rule/payment/payment-reference.ts';
import { playerDetails } from '../../domain/rule/player/player-details.ts';
import { skillLevels } from '../../domain/rule/player/skill-level.ts';
import { shownFlags } from '../../domain/rule/registration/registration.ts';
import { waiverStates } from '../../domain/rule/waiver/waiver.ts';
import { detailSorts, detailsSql } from '../database/detail-columns.ts';
import {
  describedFilter,
  inWords,
  type ListFilter,
  numbered,
  numbersOf,
  oneOf,
  searchedOrReferred,
  yesOrNo,
} from '../database/list-filter.ts';
import type { Listing } from '../database/listing.ts';
import { inNumberOrder } from '../database/number-order.ts';
import { labelSql } from '../tournament/label-sql.ts';
import { flagsSql, waiverStateSql } from './flags-sql.ts';
import { paymentViewSql } from './payment-view-sql.ts';
import { teamShownSql } from './team-shown-sql.ts';

/** Join of the registration displayed with a player: the latest one that matches the filters. */
const shownRegistration = (shown: string) =>
  shown === ''
    ? `tournament_registrations registration on registration.player_id = player.id and not exists (
    select from tournament_registrations later where later.player_id = registration.player_id
      and (later.registration_date, later.id) > (registration.registration_date, registration.id))`
    : `lateral (
  select * from tournament_registrations one where one.player_id = player.id${shown}
  order by one.registration_date desc, one.id desc limit 1) registration on true`;

/** Query of other records that may be the same person: the same folded name, and the same phone or birth year. */
const sameAs = `select twin.id from players twin where twin.name_key = player.name_key and twin.id <> player.id
  and ((twin.phone_key = player.phone_key and twin.phone_key <> '') or twin.birth_year = player.birth_year)
  and not exists (select from different_players pair
    where pair.one_id = least(twin.id, player.id) and pair.other_id = greatest(twin.id, player.id))`;

/** Filters players with a registration of this number, which is then displayed with them. */
function registeredWith(column: string): ListFilter {
  return (value, bind, name) => {
    const matches = `one.${column} = any(${bind(numbersOf(value, name))}::int[])`;
    return {
      where: `player.id in (select one.player_id from tournament_registrations one where ${matches})`,
      shown: matches,
    };
  };
}

/** Join of money received for a removed registration of a player without one: the method, and the last day. */
const keptPayment = `lateral (
  select sum(entry.amount_cents)::int as received_cents, max(entry.received_on)::text as paid_on,
    (array_agg(entry.method order by entry.id desc) filter (where entry.amount_cents > 0))[1] as method,
    (array_agg(entry.method_text order by entry.id desc) filter (where entry.amount_cents > 0))[1] as method_text
  from ledger_entries entry where registration.id is null and entry.player_id = player.id
  having sum(entry.amount_cents) > 0) kept on true`;

const isConfirmed = `coalesce(registration.payment_status = 'paid', kept.received_cents > 0, false)`;

type PlayerListRow = Omit<ListedPlayer, 'paymentReference'>;

/** Sorts and filters by the displayed registration or its team and tournament. */
const ofRegistration = [
  ...['teamName', 'team', 'tournament', 'paymentMethod', 'paymentStatus', 'paymentConfirmed', 'waiverState'],
  ...['registrationDate', 'ageBracket', 'isIndividual', 'flag', 'mailing'],
];

/** List of players as flat records: the person with the displayed registration (rules of the domain, section 1). */
export const playerList: Listing<ListedPlayer, PlayerListRow> = {
  resource: 'players',
  discloses: 'player',
  table: 'players',
  alias: 'player',
  joins: [
    { table: shownRegistration, for: ofRegistration },
    { table: 'teams team on team.id = registration.team_id', for: ['teamName', 'team', 'mailing'] },
    { table: keptPayment, for: ['paymentConfirmed'] },
    { table: 'tournaments tournament on tournament.id = registration.tournament_id', for: ['tournament', 'mailing'] },
  ],
  columns: [
    'player.id',
    'player.name',
    'player.email',
    'player.phone',
    'player.birth_year as "birthYear"',
    `extract(year from now() at time zone 'America/New_York')::int - player.birth_year as age`,
    'registration.team_id as "teamId"',
    'team.name as "teamName"',
    'coalesce(team.captain_id = player.id, false) as "isCaptain"',
    'registration.team_id is null as "isIndividual"',
    'player.skill_level as "skillLevel"',
    'player.current_club as "currentClub"',
    ...detailsSql(playerDetails, 'player'),
    'player.parent_name as "parentName"',
    'player.parent_email as "parentEmail"',
    'player.parent_phone as "parentPhone"',
    'player.language',
    `${labelSql('registration.age_bracket')} as tournament`,
    'registration.tournament_id as "tournamentId"',
    'registration.age_bracket as "ageBracket"',
    'coalesce(registration.payment_method, kept.method) as "paymentMethod"',
    'case when registration.id is null then kept.method_text else registration.payment_method_text end as "paymentMethodText"',
    'registration.payment_status as "paymentStatus"',
    `${isConfirmed} as "paymentConfirmed"`,
    `coalesce((registration.payment_confirmed_at at time zone 'America/New_York')::date::text, kept.paid_on) as "paidOn"`,
    'registration.amount_cents as "amountCents"',
    'coalesce(registration.received_cents, kept.received_cents) as "receivedCents"',
    'registration.id as "registrationId"',
    'registration.registration_date as "registrationDate"',
    'registration.notes',
    'registration.play_with as "playWith"',
    `${flagsSql} as flags`,
    `array(${sameAs} order by twin.id) as "sameAs"`,
    `${waiverStateSql} as "waiverState"`,
    'player.is_test as "isTest"',
    'player.created_at as "createdAt"',
    `concat_ws('.', player.version, registration.id, registration.version) as version`,
  ],
  sorts: {
    id: 'player.id',
    name: 'player.name_key',
    email: 'lower(player.email)',
    phone: 'player.phone_key',
    age: '(-player.birth_year)',
    birthYear: 'player.birth_year',
    teamName: teamShownSql,
    team: teamShownSql,
    skillLevel: 'player.skill_level',
    currentClub: 'lower(player.current_club)',
    ...detailSorts(playerDetails, 'player'),
    tournament: inNumberOrder(`lower(${labelSql('registration.age_bracket')})`),
    paymentMethod: paymentViewSql,
    paymentStatus: 'registration.payment_status',
    paymentConfirmed: isConfirmed,
    waiverState: waiverStateSql,
    registrationDate: 'registration.registration_date',
    createdAt: 'player.created_at',
  },
  emptyLast: [
    ...['age', 'birthYear', 'tournament', 'paymentStatus', 'waiverState', 'registrationDate'],
    ...Object.keys(playerDetails),
  ],
  counted: 'players',
  usual: ['name', 'ASC'],
  filters: {
    id: numbered('player.id'),
    q: searchedOrReferred(inWords('player.search_words'), {
      id: 'player.id',
      from: 'players player',
      where: (registrationId) =>
        `player.id in (select one.player_id from tournament_registrations one where one.id = ${registrationId})`,
      // A player with the referenced registration is displayed with it, any other as usual.
      shown: (registrationId) => `(one.id = ${registrationId} or not exists (
        select from tournament_registrations r where r.id = ${registrationId} and r.player_id = one.player_id))`,
    }),
    tournamentId: registeredWith('tournament_id'),
    teamId: registeredWith('team_id'),
    ageBracket: oneOf('registration.age_bracket', ageBrackets),
    skillLevel: oneOf('player.skill_level', skillLevels),
    paymentStatus: oneOf('registration.payment_status', paymentStates),
    paymentConfirmed: yesOrNo(isConfirmed),
    waiverState: oneOf(waiverStateSql, waiverStates),
    isIndividual: yesOrNo('registration.team_id is null'),
    flag: describedFilter(`one of ${shownFlags.join(', ')}`, (value, bind, name) => {
      oneOf('', shownFlags)(value, () => '', name);
      return { where: `${bind(String(value))} = any(${flagsSql})` };
    }),
    hasEmail: yesOrNo(`player.email <> ''`),
    isTwice: yesOrNo(`exists (${sameAs})`),
    isTest: yesOrNo('player.is_test'),
  },
  record: (row) => ({
    ...row,
    paymentReference: row.registrationId === null ? null : paymentReference(row.registrationId),
  }),
};
