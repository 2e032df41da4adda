import type { Given } from '../../port/ports.ts';
import { noSuchTeam } from '../../team/team.ts';

/** Sends the invitations of a team that were beyond a day's allowance, or drops them, as an organizer decides. */
export class DecideWaitingInvitations {
  constructor(private readonly ports: Given<'teams' | 'waitingList'>) {}

  async run({ id, isWanted }: { readonly id: number; readonly isWanted: boolean }): Promise<void> {
    if ((await this.ports.teams.lock(id)) === undefined) throw noSuchTeam();
    const { length: invitations } = await this.ports.waitingList.heldForOrganizer(id);
    await this.ports.waitingList.decideHeld(id, isWanted);
    const what = isWanted ? 'held invitations sent' : 'held invitations dropped';
    await this.ports.audit.note({ thing: 'team', recordId: id, what, to: { invitations } });
  }
}
