import type { OfficeDesk } from './office-desk.ts';
import type { ReplaceInvitationCode } from './replace-invitation-code.ts';
import type { Team } from './team.ts';

/** An organizer replaces a team's invitation code, as its captain could. */
export class ReplaceCode {
  constructor(
    private readonly desk: OfficeDesk,
    private readonly replaceInvitationCode: ReplaceInvitationCode,
  ) {}

  async run({ id }: { readonly id: number }): Promise<Team> {
    const replaced = await this.replaceInvitationCode.run(id);
    await this.desk.audit.note({ thing: 'team', recordId: id, what: 'invitation code replaced' });
    return replaced;
  }
}
