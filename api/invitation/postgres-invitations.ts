import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan } from 'typeorm';
import { Invitations } from '../../domain/port/invitations.ts';
import type { Invitation, NewInvitation } from '../../domain/rule/invitation/invitation.ts';
import { Database } from '../database/database.ts';
import { columnsOf } from '../database/row-statements.ts';
import { type InvitationRow, invitationRows } from './invitation-row.ts';

const invited = {
  name: 'invitations_of_team',
  sql: `select ${columnsOf(invitationRows, 'invitation')} from invitations invitation where team_id = $1 order by id`,
};

const using = {
  name: 'invitation_used',
  sql: 'update invitations set is_used = true where team_id = $1 and email_key = $2',
};

@Injectable()
export class PostgresInvitations extends Invitations {
  constructor(private readonly database: Database) {
    super();
  }

  override async ofTeam(teamId: number): Promise<readonly Invitation[]> {
    return (await this.database.ask<InvitationRow>(invited, [teamId])).map(toInvitation);
  }

  override async add(invitation: NewInvitation): Promise<void> {
    const row = { ...invitation, emailKey: invitation.email.toLowerCase() };
    await this.database.manager.upsert(invitationRows, row, ['teamId', 'emailKey']);
  }

  override async use(teamId: number, email: string): Promise<void> {
    await this.database.send(using, [teamId, email.toLowerCase()]);
  }

  override async cancel(id: number, at: Date): Promise<void> {
    await this.database.manager.update(invitationRows, { id }, { cancelledAt: at });
  }

  override async cancelOutstanding(teamId: number, at: Date): Promise<void> {
    const outstanding = { teamId, isUsed: false, isUnsent: false, cancelledAt: IsNull(), expiresAt: MoreThan(at) };
    await this.database.manager.update(invitationRows, outstanding, { cancelledAt: at });
  }
}

function toInvitation({ emailKey: _, ...invitation }: InvitationRow): Invitation {
  return invitation;
}
