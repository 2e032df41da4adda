import type { ChangeRequest } from '../../domain/change-request/change-request.ts';
import { boolean, instant, integer, nullable, numbered, rowsOf, varchar } from '../database/columns.ts';
import { cascading, refersTo } from '../database/keys.ts';

const table = 'change_requests';

export const changeRequestRows = rowsOf<ChangeRequest>({
  name: 'change_request',
  tableName: table,
  columns: {
    id: numbered(table),
    playerId: nullable(integer('player_id')),
    teamId: nullable(integer('team_id')),
    registrationId: nullable(integer('registration_id')),
    tournamentId: integer('tournament_id'),
    toTournamentId: nullable(integer('to_tournament_id')),
    kind: varchar('kind', 20),
    isRefundWanted: boolean('is_refund_wanted'),
    reason: nullable(varchar('reason', 500)),
    state: varchar('state', 20),
    decidedBy: nullable(varchar('decided_by', 20)),
    remark: nullable(varchar('remark', 500)),
    teamName: nullable(varchar('team_name', 100)),
    paidCents: integer('paid_cents'),
    paymentMethod: nullable(varchar('payment_method', 20)),
    askedAt: instant('asked_at'),
    answeredAt: nullable(instant('answered_at')),
  },
  indices: [
    { name: `${table}_player_index`, columns: ['playerId'] },
    { name: `${table}_tournament_index`, columns: ['tournamentId'] },
    { name: `${table}_to_tournament_index`, columns: ['toTournamentId'] },
    { name: `${table}_team_index`, columns: ['teamId'] },
    {
      name: `${table}_once`,
      columns: ['registrationId'],
      unique: true,
      where: `state = 'asked' and team_id is null`,
    },
    { name: `${table}_team_once`, columns: ['teamId'], unique: true, where: `state = 'asked'` },
  ],
  checks: [
    { name: `${table}_kind_known`, expression: `kind in ('withdrawal', 'transfer', 'team-transfer')` },
    { name: `${table}_state_known`, expression: `state in ('asked', 'granted', 'refused', 'taken-back')` },
    { name: `${table}_transfer_leads`, expression: `(kind <> 'withdrawal') = (to_tournament_id is not null)` },
    { name: `${table}_team_named`, expression: `(kind = 'team-transfer') = (team_id is not null)` },
    {
      name: `${table}_asker`,
      expression: '(player_id is null) = (registration_id is null) and (player_id is not null or team_id is not null)',
    },
    { name: `${table}_answered`, expression: `(state = 'asked') = (answered_at is null)` },
    { name: `${table}_paid_positive`, expression: 'paid_cents >= 0' },
  ],
  foreignKeys: [
    cascading(refersTo(`${table}_player`, 'playerId', 'player')),
    cascading(refersTo(`${table}_team`, 'teamId', 'team')),
    cascading(refersTo(`${table}_tournament`, 'tournamentId', 'tournament')),
    cascading(refersTo(`${table}_to_tournament`, 'toTournamentId', 'tournament')),
  ],
});
