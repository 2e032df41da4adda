import { Injectable } from '@nestjs/common';
import { type TopScorer, topScorers } from '../../domain/answer/game/top-scorers.ts';
import { type PublicNames, publicName } from '../../domain/player/public-name.ts';
import { Clock } from '../../domain/port/clock.ts';
import { easternYear } from '../../domain/time/eastern.ts';
import { Settings } from '../process/settings.ts';
import { PostgresGoals } from './postgres-goals.ts';

/** The top scorers as the public sees them. */
@Injectable()
export class PublicTopScorers {
  private readonly names: PublicNames;

  constructor(
    private readonly goals: PostgresGoals,
    private readonly clock: Clock,
    { publicNames }: Settings,
  ) {
    this.names = publicNames;
  }

  /** Of the tournament of this name, or of all when none is named. */
  async of(tournament: string): Promise<readonly TopScorer[]> {
    const year = easternYear(this.clock.now());
    const scorers = await this.goals.scorers(tournament === '' ? undefined : tournament);
    return topScorers(scorers.map((scorer) => ({ ...scorer, name: publicName(scorer, year, this.names) })));
  }
}
