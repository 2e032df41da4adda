import { Injectable } from '@nestjs/common';
import { type WithdrawnTeam, withdrawnTeams } from '../../domain/day/withdrawn-teams.ts';
import { Brackets } from '../../domain/port/brackets.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { noSuchTournament } from '../../domain/tournament/tournament.ts';

/** Lists the withdrawn teams of tournaments for organizers. */
@Injectable()
export class WithdrawnTeams {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly brackets: Brackets,
  ) {}

  async of(tournamentId: number): Promise<readonly WithdrawnTeam[]> {
    if ((await this.tournaments.find(tournamentId)) === undefined) throw noSuchTournament();
    const day = await this.brackets.find(tournamentId);
    return day === undefined ? [] : withdrawnTeams(day);
  }
}
