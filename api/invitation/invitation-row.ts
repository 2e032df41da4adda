import type { Invitation } from '../../domain/rule/invitation/invitation.ts';
import { boolean, instant, integer, nullable, numbered, rowsOf, varchar, withDefault } from '../database/columns.ts';
import { cascading, refersTo } from '../database/keys.ts';

export interface InvitationRow extends Invitation {
  readonly emailKey: string;
}

export const invitationRows = rowsOf<InvitationRow>({
  name: 'invitation',
  tableName: 'invitations',
  columns: {
    id: numbered('invitations'),
    teamId: integer('team_id'),
    invitationCode: varchar('invitation_code', 20),
    email: varchar('email', 255),
    emailKey: varchar('email_key', 255),
    isUnsent: withDefault(boolean('is_unsent'), false),
    isUsed: withDefault(boolean('is_used'), false),
    cancelledAt: nullable(instant('cancelled_at')),
    createdAt: instant('created_at'),
    expiresAt: instant('expires_at'),
  },
  uniques: [{ name: 'invitations_once', columns: ['teamId', 'emailKey'] }],
  foreignKeys: [cascading(refersTo('invitations_team', 'teamId', 'team'))],
});
