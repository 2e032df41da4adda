import type { Audit } from '../../port/audit.ts';
import type { Teams } from '../../port/teams.ts';
import type { WaitingList } from '../../port/waiting-list.ts';
import { noSuchTeam } from '../../team/team.ts';

/** An organizer sends the invitations of a team that were beyond a day's allowance, or drops them. */
export class DecideHeldInvitations {
  constructor(
    private readonly teams: Teams,
    private readonly waitingList: WaitingList,
    private readonly audit: Audit,
  ) {}

  async run({ id, isWanted }: { readonly id: number; readonly isWanted: boolean }): Promise<void> {
    if ((await this.teams.lock(id)) === undefined) throw noSuchTeam();
    const { length: invitations } = await this.waitingList.heldForOrganizer(id);
    await this.waitingList.decideHeld(id, isWanted);
    const what = isWanted ? 'held invitations sent' : 'held invitations dropped';
    await this.audit.note({ thing: 'team', recordId: id, what, to: { invitations } });
  }
}
