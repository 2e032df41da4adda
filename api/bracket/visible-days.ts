import { Injectable } from '@nestjs/common';
import { noSuchTournament } from '../../domain/rule/tournament/tournament.ts';
import type { PublicDay } from './public-day.ts';
import { PublicDays } from './public-days.ts';

/** Reader of a tournament's day, and whether the answer is shared by many readers. */
export interface DayReader {
  readonly isShared: boolean;
  readonly isOrganizer: () => Promise<boolean>;
}

/** Days of the tournaments that a reader may see; only organizers see those of hidden tournaments. */
@Injectable()
export class VisibleDays {
  constructor(private readonly days: PublicDays) {}

  async of(tournamentId: number, { isShared, isOrganizer }: DayReader): Promise<PublicDay> {
    const day = await this.days.find(tournamentId, isShared);
    if (day === undefined || !(day.isVisible || (await isOrganizer()))) throw noSuchTournament();
    return day;
  }
}
