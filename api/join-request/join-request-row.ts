import { EntitySchema } from 'typeorm';
import type { JoinRequest } from '../../domain/join-request/join-request.ts';
import { instant, integer, nullable, numbered, varchar, withDefault } from '../database/columns.ts';

export interface JoinRequestRow extends JoinRequest {
  readonly answeredAt: Date | null;
}

const referring = (name: string, target: string, column: keyof JoinRequest) => ({
  name: `join_requests_${name}`,
  target,
  columnNames: [column],
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE' as const,
});

export const joinRequestRows = new EntitySchema<JoinRequestRow>({
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
    referring('registration', 'registration', 'registrationId'),
    referring('player', 'player', 'playerId'),
    referring('team', 'team', 'teamId'),
  ],
});
