import type { Clock } from '../../port/clock.ts';
import type { Seal } from '../../port/seal.ts';
import type { Teams } from '../../port/teams.ts';
import type { Tournaments } from '../../port/tournaments.ts';
import type { Team } from '../../team/team.ts';
import { isOver } from '../../tournament/tournament-over.ts';
import { captainLinkEnded, readCaptainLink } from './captain-link.ts';

/** A captain follows the link of a mail: the team it opens, while it is the latest and the tournament is not over. */
export class FollowCaptainLink {
  constructor(
    private readonly teams: Teams,
    private readonly tournaments: Tournaments,
    private readonly seal: Seal,
    private readonly clock: Clock,
  ) {}

  async run(sealed: string): Promise<Team> {
    const now = this.clock.now();
    const { teamId, number } = readCaptainLink(this.seal.open(sealed, now));
    const team = await this.teams.find(teamId);
    if (team === undefined || team.captainLinkNumber !== number) throw captainLinkEnded();
    const tournament = await this.tournaments.lock(team.tournamentId);
    if (tournament === undefined || isOver(tournament, now)) throw captainLinkEnded();
    return team;
  }
}
