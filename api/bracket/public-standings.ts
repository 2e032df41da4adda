import { Injectable } from '@nestjs/common';
import { dayStandings, type StandingLine } from '../../domain/answer/standings/day-standings.ts';
import { Brackets } from '../../domain/port/brackets.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { noSuchTournament } from '../../domain/tournament/tournament.ts';

/** The standings of tournaments as everybody sees them. */
@Injectable()
export class PublicStandings {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly brackets: Brackets,
  ) {}

  /** None before brackets are generated; those of a hidden tournament are its organizers'. */
  async of(tournamentId: number, isOrganizer: () => Promise<boolean>): Promise<readonly StandingLine[]> {
    const tournament = await this.tournaments.find(tournamentId);
    if (tournament === undefined || !(tournament.visible || (await isOrganizer()))) throw noSuchTournament();
    const day = await this.brackets.find(tournamentId);
    return day === undefined ? [] : dayStandings(day);
  }
}
