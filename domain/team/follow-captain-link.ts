import type { Seal } from '../session/seal.ts';
import type { Clock } from '../time/clock.ts';
import { isOver } from '../tournament/tournament-over.ts';
import type { Tournaments } from '../tournament/tournaments.ts';
import { captainLinkEnded, readCaptainLink } from './captain-link.ts';
import type { Team } from './team.ts';
import type { Teams } from './teams.ts';

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
