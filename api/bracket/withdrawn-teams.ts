import { type WithdrawnTeam, withdrawnTeams } from '../../domain/day/withdrawn-teams.ts';
import type { Brackets } from '../../domain/port/brackets.ts';
import type { Tournaments } from '../../domain/port/tournaments.ts';
import { noSuchTournament } from '../../domain/tournament/tournament.ts';

/** The withdrawn teams of tournaments as organizers see them. */
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
