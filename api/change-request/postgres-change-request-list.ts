import type { ListedChangeRequest } from '../../domain/answer/change-request/listed-change-request.ts';
import { changeStates, requestKinds } from '../../domain/change-request/change-request.ts';
import { type BeforeAnswer, changeConsequences } from '../../domain/change-request/consequences.ts';
import { paymentReference } from '../../domain/payment/payment-reference.ts';
import { numbered, oneOf, searched } from '../database/list-filter.ts';
import type { Listing } from '../database/listing.ts';
import { movingTeam, movingTeamSql, type TeamBeforeMove } from './postgres-team-before-move.ts';

/** Columns read beside the public ones, to say what accepting a request would do. */
type Circumstances = Pick<BeforeAnswer, 'teammates' | 'isCaptain' | 'isLedBeside' | 'isDrawn'> & {
  readonly amountCents: number | null;
  readonly receivedCents: number;
  readonly currentTeam: string | null;
  readonly isOtherPrice: boolean;
  readonly moving: TeamBeforeMove | null;
};

/** Condition for a move in which either tournament has prices of its own. */
const otherPriceSql = `(coalesce(tournament.price_cents, tournament.early_price_cents, tournament.sibling_price_cents,
  destination.price_cents, destination.early_price_cents, destination.sibling_price_cents) is not null)`;

type ChangeRequestListRow = Omit<ListedChangeRequest, 'paymentReference' | 'follows'> & Circumstances;

/** List of the families' change requests and their outcomes. */
export const changeRequestList: Listing<ListedChangeRequest, ChangeRequestListRow> = {
  resource: 'change-requests',
  discloses: 'registration',
  table: 'change_requests',
  alias: 'request',
  joins: [
    { table: 'players player on player.id = request.player_id', for: ['playerName', 'q'] },
    { table: 'tournaments tournament on tournament.id = request.tournament_id', isInner: true, for: ['tournament'] },
    { table: 'tournaments destination on destination.id = request.to_tournament_id' },
    { table: 'tournament_registrations registration on registration.id = request.registration_id' },
    { table: 'teams team on team.id = coalesce(request.team_id, registration.team_id)' },
  ],
  columns: [
    'request.id',
    'request.player_id as "playerId"',
    'player.name as "playerName"',
    'request.registration_id as "registrationId"',
    'tournament.name as tournament',
    'destination.name as "toTournament"',
    'request.team_id as "teamId"',
    'request.kind',
    'request.state',
    'request.decided_by as "decidedBy"',
    'request.reason',
    'request.remark',
    'request.is_refund_wanted as "isRefundWanted"',
    'request.team_name as "teamName"',
    'request.paid_cents as "paidCents"',
    'request.payment_method as "paymentMethod"',
    'registration.payment_status as "paymentStatus"',
    'request.asked_at as "askedAt"',
    'request.answered_at as "answeredAt"',
    'registration.amount_cents as "amountCents"',
    'coalesce(registration.received_cents, 0) as "receivedCents"',
    'team.name as "currentTeam"',
    'greatest(0, coalesce(team.current_players, 0) - 1) as teammates',
    'coalesce(team.captain_id = request.player_id, false) as "isCaptain"',
    `coalesce(team.led_by <> 'captain', false) as "isLedBeside"`,
    `exists (select from games where team.id in (games.team1_id, games.team2_id)) as "isDrawn"`,
    `${otherPriceSql} as "isOtherPrice"`,
    `${movingTeamSql} as moving`,
  ],
  sorts: {
    id: 'request.id',
    playerName: 'player.name_key',
    tournament: 'lower(tournament.name)',
    kind: 'request.kind',
    state: 'request.state',
    askedAt: 'request.asked_at',
  },
  emptyLast: ['playerName'],
  usual: ['id', 'DESC'],
  filters: {
    id: numbered('request.id'),
    q: searched(`concat_ws(' ', player.search_words, lower(request.team_name))`),
    playerId: numbered('request.player_id'),
    teamId: numbered('request.team_id'),
    tournamentId: numbered('request.tournament_id'),
    state: oneOf('request.state', changeStates),
    kind: oneOf('request.kind', requestKinds),
  },
  record: ({
    teammates,
    isCaptain,
    isLedBeside,
    isDrawn,
    amountCents,
    receivedCents,
    currentTeam,
    moving,
    isOtherPrice,
    ...row
  }) => {
    const { registrationId } = row;
    const reference = registrationId === null ? null : paymentReference(registrationId);
    const before = {
      ...row,
      playerName: row.playerName ?? '',
      kind: row.kind === 'transfer' ? row.kind : ('withdrawal' as const),
      teammates,
      isCaptain,
      isLedBeside,
      isDrawn,
      isOtherPrice,
      teamName: currentTeam,
      isPaid: receivedCents > 0,
      amountCents: receivedCents || (amountCents ?? 0),
      paymentReference: reference ?? '',
    };
    const follows = () =>
      moving === null ? changeConsequences(before) : movingTeam({ ...before, moving: { ...moving, isOtherPrice } });
    return { ...row, paymentReference: reference, follows: row.state === 'asked' ? follows() : [] };
  },
};
