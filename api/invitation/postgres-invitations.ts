import type { Invitation, NewInvitation } from '../../domain/invitation/invitation.ts';
import { Invitations } from '../../domain/invitation/invitations.ts';
import type { Database } from '../database/database.ts';
import { type InvitationRow, invitationRows } from './invitation-row.ts';

export class PostgresInvitations extends Invitations {
  constructor(private readonly database: Database) {
    super();
  }

  override async ofTeam(teamId: number): Promise<readonly Invitation[]> {
    return (await this.database.manager.find(invitationRows, { where: { teamId }, order: { id: 'ASC' } })).map(
      toInvitation,
    );
  }

  override async add(invitation: NewInvitation): Promise<void> {
    await this.database.manager.insert(invitationRows, { ...invitation, emailKey: invitation.email.toLowerCase() });
  }

  override async use(teamId: number, email: string): Promise<void> {
    await this.database.manager.update(invitationRows, { teamId, emailKey: email.toLowerCase() }, { isUsed: true });
  }
}

function toInvitation({ emailKey: _, ...invitation }: InvitationRow): Invitation {
  return invitation;
}
