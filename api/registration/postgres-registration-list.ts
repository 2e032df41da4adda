import type { ListedRegistration } from '../../domain/answer/registration/listed-registration.ts';
import { ageBrackets } from '../../domain/rule/age/age-bracket.ts';
import { paymentStates } from '../../domain/rule/payment/payment.ts';
import { paymentReference } from '../../domain/rule/payment/payment-reference.ts';
import { shownFlags } from '../../domain/rule/registration/registration.ts';
import { waiverStates } from '../../domain/rule/waiver/waiver.ts';
import { describedFilter, inWords, numbered, oneOf, searchedOrReferred, yesOrNo } from '../database/list-filter.ts';
import type { Listing } from '../database/listing.ts';
import { inNumberOrder } from '../database/number-order.ts';
import { unconfirmedRegistrationSql } from '../mail/postgres-unconfirmed.ts';
import { flagsSql, waiverStateSql } from '../player/flags-sql.ts';
import { paymentViewSql } from '../player/payment-view-sql.ts';
import { teamShownSql } from '../player/team-shown-sql.ts';
import { isOverSql, owesSql } from './open-sql.ts';

type RegistrationListRow = Omit<ListedRegistration, 'paymentReference'>;

/** List of registrations for organizers (operations specification, section 3). */
export const registrationList: Listing<ListedRegistration, RegistrationListRow> = {
  resource: 'tournament-registrations',
  within: 'read:registrations',
  discloses: 'registration',
  table: 'tournament_registrations',
  alias: 'registration',
  joins: [
    {
      table: 'players player on player.id = registration.player_id',
      isInner: true,
      for: ['playerName', 'q', 'unconfirmed', 'hasEmail', 'mailing'],
    },
    {
      table: 'tournaments tournament on tournament.id = registration.tournament_id',
      isInner: true,
      for: ['tournamentName', 'isOver', 'isTest', 'mailing'],
    },
    { table: 'teams team on team.id = registration.team_id', for: ['teamName', 'isCaptain', 'mailing'] },
  ],
  columns: [
    'registration.id',
    'registration.player_id as "playerId"',
    'player.name as "playerName"',
    'player.email as "playerEmail"',
    'player.phone as "playerPhone"',
    'registration.tournament_id as "tournamentId"',
    'tournament.name as "tournamentName"',
    'registration.team_id as "teamId"',
    'team.name as "teamName"',
    'coalesce(team.captain_id = registration.player_id, false) as "isCaptain"',
    'registration.age_bracket as "ageBracket"',
    'registration.payment_status as "paymentStatus"',
    'registration.payment_method as "paymentMethod"',
    'registration.payment_method_text as "paymentMethodText"',
    `registration.payment_status = 'paid' as "paymentConfirmed"`,
    'registration.payment_confirmed_by as "paymentConfirmedBy"',
    'registration.payment_confirmed_at as "paymentConfirmedAt"',
    'registration.amount_cents as "amountCents"',
    'registration.price_cents as "priceCents"',
    `coalesce(registration.price_reason, 'regular') as "priceReason"`,
    'registration.received_cents as "receivedCents"',
    'registration.registration_date as "registrationDate"',
    'registration.notes',
    'registration.play_with as "playWith"',
    `${flagsSql} as flags`,
    `${unconfirmedRegistrationSql} as unconfirmed`,
    'registration.waiver_signed_at as "waiverSignedAt"',
    'registration.waiver_signer as "waiverSigner"',
    `${waiverStateSql} as "waiverState"`,
    'registration.waiver_confirmed_at as "waiverConfirmedAt"',
    'registration.waiver_confirmed_by as "waiverConfirmedBy"',
    'tournament.is_test as "isTest"',
    'registration.registration_date as "createdAt"',
    'registration.updated_at as "updatedAt"',
    'registration.version',
  ],
  sorts: {
    id: 'registration.id',
    playerName: 'player.name_key',
    tournamentName: inNumberOrder('lower(tournament.name)'),
    teamName: teamShownSql,
    paymentStatus: 'registration.payment_status',
    paymentMethod: paymentViewSql,
    waiverState: waiverStateSql,
    registrationDate: 'registration.registration_date',
    createdAt: 'registration.registration_date',
    updatedAt: 'registration.updated_at',
  },
  counted: 'registrations',
  usual: ['registrationDate', 'DESC'],
  filters: {
    id: numbered('registration.id'),
    q: searchedOrReferred(inWords('player.search_words'), {
      id: 'registration.id',
      from: 'tournament_registrations registration join players player on player.id = registration.player_id',
      where: (registrationId) => `registration.id = ${registrationId}`,
    }),
    tournamentId: numbered('registration.tournament_id'),
    playerId: numbered('registration.player_id'),
    teamId: numbered('registration.team_id'),
    ageBracket: oneOf('registration.age_bracket', ageBrackets),
    paymentStatus: oneOf('registration.payment_status', paymentStates),
    waiverState: oneOf(waiverStateSql, waiverStates),
    unconfirmed: yesOrNo(unconfirmedRegistrationSql),
    isIndividual: yesOrNo('registration.team_id is null'),
    isCaptain: yesOrNo('coalesce(team.captain_id = registration.player_id, false)'),
    owes: yesOrNo(owesSql),
    hasEmail: yesOrNo(`player.email <> ''`),
    isOver: yesOrNo(isOverSql),
    flag: describedFilter(`one of ${shownFlags.join(', ')}`, (value, bind, name) => {
      oneOf('', shownFlags)(value, () => '', name);
      return { where: `${bind(String(value))} = any(${flagsSql})` };
    }),
    isTest: yesOrNo('tournament.is_test'),
  },
  record: (row) => ({ ...row, paymentReference: paymentReference(row.id) }),
};
