import { drawInvitationCode } from '../invitation/invitation-code.ts';
import type { Invitations } from '../invitation/invitations.ts';
import type { Secrets } from '../secret/secrets.ts';
import { heldTeam, type OfficeDesk } from './office-desk.ts';
import type { Team } from './team.ts';

/** An organizer replaces a team's invitation code: the old one, and every mail that carried it, opens nothing any more. */
export class ReplaceCode {
  constructor(
    private readonly desk: OfficeDesk,
    private readonly invitations: Invitations,
    private readonly secrets: Secrets,
  ) {}

  async run({ id }: { readonly id: number }): Promise<Team> {
    const { team } = await heldTeam(this.desk, id);
    const saved = await this.desk.office.saveTeam({ ...team, invitationCode: drawInvitationCode(this.secrets) });
    await this.invitations.cancelOutstanding(id, this.desk.clock.now());
    await this.desk.audit.note({ thing: 'team', recordId: id, what: 'invitation code replaced' });
    return saved;
  }
}
