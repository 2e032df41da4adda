import type { Clock } from '../../port/clock.ts';
import type { Mailboxes } from '../../port/mailboxes.ts';
import type { Outbox } from '../../port/outbox.ts';
import type { Seal } from '../../port/seal.ts';
import type { Teams } from '../../port/teams.ts';
import type { Tournaments } from '../../port/tournaments.ts';
import type { Team } from '../../team/team.ts';
import { isOver } from '../../tournament/tournament.ts';
import { captainLinkEnded, isLatestLink, readCaptainLink } from './read-captain-link.ts';

/**
 * A captain follows the link of a mail: the team it opens, while it is the latest and the tournament is not over. The
 * mailbox it was mailed to has answered by that.
 */
export class FollowCaptainLink {
  constructor(
    private readonly teams: Teams,
    private readonly tournaments: Tournaments,
    private readonly seal: Seal,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly mailboxes: Mailboxes,
  ) {}

  async run(sealed: string): Promise<Team> {
    const now = this.clock.now();
    const link = readCaptainLink(this.seal.open(sealed, now));
    const team = await this.teams.find(link.teamId);
    if (team === undefined || !isLatestLink(link, this.seal, team)) throw captainLinkEnded();
    const tournament = await this.tournaments.lock(team.tournamentId);
    if (tournament === undefined || isOver(tournament, now)) throw captainLinkEnded();
    if (await this.outbox.hasBrought(sealed, team.captainEmail)) await this.mailboxes.confirm(team.captainEmail, now);
    return team;
  }
}
