import { Injectable } from '@nestjs/common';
import { noSuchTournament } from '../../domain/tournament/tournament.ts';
import type { PublicDay } from './public-day.ts';
import { PublicDays } from './public-days.ts';

/** Who looks at a tournament's day, and whether what is read for them is given to many. */
export interface DayReader {
  readonly isShared: boolean;
  readonly isOrganizer: () => Promise<boolean>;
}

/** The days of the tournaments that a reader may see: those of hidden ones are their organizers'. */
@Injectable()
export class VisibleDays {
  constructor(private readonly days: PublicDays) {}

  async of(tournamentId: number, { isShared, isOrganizer }: DayReader): Promise<PublicDay> {
    const day = await this.days.find(tournamentId, isShared);
    if (day === undefined || !(day.isVisible || (await isOrganizer()))) throw noSuchTournament();
    return day;
  }
}
