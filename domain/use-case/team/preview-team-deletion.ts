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

  async run({ id }: { readonly id: number }) {
    const team = await this.teams.find(id);
    const tournament = team && (await this.tournaments.find(team.tournamentId));
    if (team === undefined || tournament === undefined) throw noSuchTeam();
    const letters = await deletionLetters(this, this.requests, { team, tournament });
    const roster = await this.registrations.ofTeam(id);
    return { team, roster, letters, hasGames: (await this.brackets.gamesOf(id)) > 0 };
  }
}
