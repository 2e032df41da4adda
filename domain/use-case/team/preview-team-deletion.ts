import type { Brackets } from '../../port/brackets.ts';
import type { Clock } from '../../port/clock.ts';
import type { JoinRequests } from '../../port/join-requests.ts';
import type { Players } from '../../port/players.ts';
import type { Registrations } from '../../port/registrations.ts';
import type { Teams } from '../../port/teams.ts';
import type { Tournaments } from '../../port/tournaments.ts';
import type { Links } from '../../site/links.ts';
import { noSuchTeam } from '../../team/team.ts';
import { deletionLetters } from './deletion-letters.ts';

/** What will follow when a team is deleted. */
export interface TeamDeletion {
  readonly freeAgents: number;
  /** How many of its players are told by mail. */
  readonly told: number;
  /** How many open wishes to join it end, each with a mail. */
  readonly requests: number;
  /** With games it is withdrawn, and stays on file. */
  readonly withdrawn: boolean;
}

/** What follows when a team is deleted, looked at before anything is. */
export class PreviewTeamDeletion {
  constructor(
    readonly tournaments: Tournaments,
    readonly teams: Teams,
    readonly players: Players,
    readonly registrations: Registrations,
    private readonly brackets: Brackets,
    readonly links: Links,
    readonly clock: Clock,
    private readonly requests: JoinRequests,
  ) {}

  async run({ id }: { readonly id: number }): Promise<TeamDeletion> {
    const team = await this.teams.find(id);
    const tournament = team && (await this.tournaments.find(team.tournamentId));
    if (team === undefined || tournament === undefined) throw noSuchTeam();
    const { players, askers } = await deletionLetters(this, this.requests, { team, tournament });
    return {
      freeAgents: (await this.registrations.ofTeam(id)).length,
      told: players.length,
      requests: askers.length,
      withdrawn: (await this.brackets.gamesOf(id)) > 0,
    };
  }
}
