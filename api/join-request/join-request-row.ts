import type { JoinRequest } from '../../domain/rule/join-request/join-request.ts';
import { instant, integer, nullable, numbered, rowsOf, varchar, withDefault } from '../database/columns.ts';
import { cascading, refersTo } from '../database/keys.ts';

export interface JoinRequestRow extends JoinRequest {
  readonly answeredAt: Date | null;
}

export const joinRequestRows = rowsOf<JoinRequestRow>({
  name: 'join_request',
  tableName: 'join_requests',
  columns: {
    id: numbered('join_requests'),
    registrationId: integer('registration_id'),
    playerId: integer('player_id'),
    teamId: integer('team_id'),
    state: withDefault(varchar('state', 20), 'pending'),
    requestedAt: instant('requested_at'),
    answeredAt: nullable(instant('answered_at')),
  },
  uniques: [{ name: 'join_requests_once', columns: ['registrationId', 'teamId'] }],
  indices: [{ name: 'join_requests_team_index', columns: ['teamId'] }],
  checks: [{ name: 'join_requests_state_known', expression: `state in ('pending', 'accepted', 'declined')` }],
  foreignKeys: [
    cascading(refersTo('join_requests_registration', 'registrationId', 'registration')),
    cascading(refersTo('join_requests_player', 'playerId', 'player')),
    cascading(refersTo('join_requests_team', 'teamId', 'team')),
  ],
});
