import { Injectable } from '@nestjs/common';
import type { StandingLine } from '../../domain/answer/standings/day-standings.ts';
import { noSuchTournament } from '../../domain/tournament/tournament.ts';
import { PublicDays } from './public-days.ts';

/** Who looks at standings, and whether what is read for them is given to many. */
export interface StandingsReader {
  readonly isShared: boolean;
  readonly isOrganizer: () => Promise<boolean>;
}

/** The standings of tournaments as everybody sees them. */
@Injectable()
export class PublicStandings {
  constructor(private readonly days: PublicDays) {}

  /** None before brackets are generated; those of a hidden tournament are its organizers'. */
  async of(tournamentId: number, { isShared, isOrganizer }: StandingsReader): Promise<readonly StandingLine[]> {
    const day = await this.days.find(tournamentId, isShared);
    if (day === undefined || !(day.isVisible || (await isOrganizer()))) throw noSuchTournament();
    return day.standings;
  }
}
