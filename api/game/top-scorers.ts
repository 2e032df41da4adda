import { Injectable } from '@nestjs/common';
import { type TopScorer, topScorers } from '../../domain/answer/game/top-scorers.ts';
import { type PublicNames, publicName } from '../../domain/player/public-name.ts';
import { Clock } from '../../domain/port/clock.ts';
import { easternYear } from '../../domain/time/eastern.ts';
import { CachedReading } from '../prepared/cached-reading.ts';
import { Changes } from '../prepared/changes.ts';
import { staleBy } from '../prepared/stale-by.ts';
import { Settings } from '../process/settings.ts';
import { PostgresGoals } from './postgres-goals.ts';

const isStale = staleBy({ shows: ['tournaments'] }, Number.NaN);

/** Public list of the top scorers. */
@Injectable()
export class PublicTopScorers {
  private readonly names: PublicNames;
  private readonly tournaments: CachedReading<ReadonlySet<string>>;

  constructor(
    private readonly goals: PostgresGoals,
    private readonly clock: Clock,
    { publicNames }: Settings,
    changes: Changes,
  ) {
    this.names = publicNames;
    this.tournaments = new CachedReading(() => goals.tournamentNames(), changes);
    changes.listen((change) => {
      if (change === undefined || isStale(change)) this.tournaments.outdate();
    });
  }

  /** Returns the scorers of the named tournament, or of all if the name is empty; an unknown name runs no query. */
  async of(tournament: string): Promise<readonly TopScorer[]> {
    if (tournament !== '' && !(await this.tournaments.get()).has(tournament)) return [];
    const year = easternYear(this.clock.now());
    const scorers = await this.goals.scorers(tournament === '' ? undefined : tournament);
    return topScorers(scorers.map((scorer) => ({ ...scorer, name: publicName(scorer, year, this.names) })));
  }
}
