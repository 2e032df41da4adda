import { Injectable } from '@nestjs/common';
import { Brackets } from '../../domain/port/brackets.ts';
import { Teams } from '../../domain/port/teams.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { type DayTies, tiesOf } from '../../domain/rule/bracket/tie-decisions.ts';
import type { TournamentDay } from '../../domain/rule/bracket/tournament-day.ts';
import { type WithdrawnTeam, withdrawnTeams } from '../../domain/rule/bracket/withdrawn-teams.ts';
import type { TeamId } from '../../domain/rule/match/match.ts';
import { noSuchTournament } from '../../domain/rule/tournament/tournament.ts';

/** Lists what organizers have decided beside the results of a tournament: withdrawals and ties. */
@Injectable()
export class DecidedDay {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly brackets: Brackets,
    private readonly teams: Teams,
  ) {}

  async withdrawn(tournamentId: number): Promise<readonly WithdrawnTeam[]> {
    const day = await this.dayOf(tournamentId);
    return day === undefined ? [] : withdrawnTeams(day, await this.gone(day.draw.withdrawn));
  }

  async ties(tournamentId: number): Promise<DayTies> {
    const day = await this.dayOf(tournamentId);
    return day === undefined ? { open: [], decided: [] } : tiesOf(day);
  }

  private async dayOf(tournamentId: number): Promise<TournamentDay | undefined> {
    if ((await this.tournaments.find(tournamentId)) === undefined) throw noSuchTournament();
    return this.brackets.find(tournamentId);
  }

  /** Returns those of these teams that were taken out, so that their players are free agents. */
  private async gone(teamIds: readonly TeamId[]): Promise<ReadonlySet<TeamId>> {
    const teams = await Promise.all(teamIds.map((teamId) => this.teams.find(teamId)));
    return new Set(teamIds.filter((_, at) => teams[at]?.isActive !== true));
  }
}
