import type { Needs } from '../../port/ports.ts';
import { isClosedToInvitations } from '../../team/team.ts';
import { type EntryPorts, entryNow } from '../entry/open-tournament.ts';
import { type InvitingPorts, inviteByMail } from './invite-by-mail.ts';

/**
 * Sends the invitations kept until their captain's mailbox was confirmed. It runs at the end of every transaction,
 * so that it happens whatever code confirmed the mailbox.
 */
export class ReleaseInvitations {
  constructor(private readonly ports: EntryPorts & InvitingPorts & Needs<'teams'>) {}

  async run(teamIds: readonly number[]): Promise<void> {
    for (const id of teamIds) await this.release(id);
  }

  private async release(id: number): Promise<void> {
    const found = await this.ports.teams.find(id);
    const tournament = found && (await this.ports.tournaments.lock(found.tournamentId));
    const team = found && (await this.ports.teams.lock(id));
    if (team === undefined || tournament === undefined || isClosedToInvitations(team)) return;
    const emails = await this.ports.waitingList.releaseInvitations(id);
    if (tournament.status === 'upcoming') {
      await inviteByMail(this.ports, team, await entryNow(this.ports, tournament), emails);
    }
  }
}
