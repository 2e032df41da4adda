import { Injectable } from '@nestjs/common';
import { type WithdrawnTeam, withdrawnTeams } from '../../domain/day/withdrawn-teams.ts';
import type { TeamId } from '../../domain/match/match.ts';
import { Brackets } from '../../domain/port/brackets.ts';
import { Teams } from '../../domain/port/teams.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { noSuchTournament } from '../../domain/tournament/tournament.ts';

/** Lists the withdrawn teams of tournaments for organizers. */
@Injectable()
export class WithdrawnTeams {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly brackets: Brackets,
    private readonly teams: Teams,
  ) {}

  async of(tournamentId: number): Promise<readonly WithdrawnTeam[]> {
    if ((await this.tournaments.find(tournamentId)) === undefined) throw noSuchTournament();
    const day = await this.brackets.find(tournamentId);
    return day === undefined ? [] : withdrawnTeams(day, await this.gone(day.draw.withdrawn));
  }

  /** Returns those of these teams that were taken out, so that their players are free agents. */
  private async gone(teamIds: readonly TeamId[]): Promise<ReadonlySet<TeamId>> {
    const teams = await Promise.all(teamIds.map((teamId) => this.teams.find(teamId)));
    return new Set(teamIds.filter((_, at) => teams[at]?.isActive !== true));
  }
}
