import type { Given } from '../../port/ports.ts';
import type { Team } from '../../team/team.ts';
import { isOver } from '../../tournament/tournament.ts';
import { captainLinkEnded, isLatestLink, readCaptainLink } from './read-captain-link.ts';

/**
 * Opens the team of a captain's link, while the link is the latest and the tournament is not over, and confirms
 * the mailbox it was mailed to.
 */
export class FollowCaptainLink {
  constructor(private readonly ports: Given<'teams' | 'tournaments' | 'seal' | 'mailboxes'>) {}

  async run(sealed: string): Promise<Team> {
    const now = this.ports.clock.now();
    const link = readCaptainLink(this.ports.seal.open(sealed, now));
    const team = await this.ports.teams.find(link.teamId);
    if (team === undefined || !isLatestLink(link, this.ports.seal, team)) throw captainLinkEnded();
    const tournament = await this.ports.tournaments.lock(team.tournamentId);
    if (tournament === undefined || isOver(tournament, now)) throw captainLinkEnded();
    if (await this.ports.outbox.hasBrought(sealed, team.captainEmail))
      await this.ports.mailboxes.confirm(team.captainEmail, now);
    return team;
  }
}
