import { Injectable } from '@nestjs/common';
import { Brackets } from '../../domain/bracket/brackets.ts';
import { type WithdrawnTeam, withdrawnTeams } from '../../domain/bracket/withdrawn-teams.ts';
import { noSuchTournament } from '../../domain/tournament/change-tournament.ts';
import { Tournaments } from '../../domain/tournament/tournaments.ts';

/** The withdrawn teams of tournaments as organizers see them. */
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
