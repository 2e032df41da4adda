import { Injectable } from '@nestjs/common';
import type { PublicGoal } from '../../domain/answer/game/listed-goal.ts';
import { type TopScorer, topScorers } from '../../domain/answer/game/top-scorers.ts';
import { Clock } from '../../domain/port/clock.ts';
import { type PublicNames, publicName } from '../../domain/rule/player/public-name.ts';
import { easternYear } from '../../domain/rule/time/eastern.ts';
import { CachedReading } from '../prepared/cached-reading.ts';
import { Changes } from '../prepared/changes.ts';
import { staleBy } from '../prepared/stale-by.ts';
import { Settings } from '../process/settings.ts';
import { PostgresGoals } from './postgres-goals.ts';

const isStale = staleBy({ shows: ['tournaments'] }, Number.NaN);

/** Scorers as the public sees them: of one game, and the top ones of tournaments. */
@Injectable()
export class PublicScorers {
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
    const scorers = await this.goals.scorers(tournament === '' ? undefined : tournament);
    return topScorers(scorers.map((scorer) => ({ ...scorer, name: this.nameOf(scorer) })));
  }

  /** Returns the goals of a game in the order of play. */
  async ofGame(gameId: number): Promise<readonly PublicGoal[]> {
    const goals = await this.goals.scored(gameId);
    return goals.map(({ id, teamId, scorer, minute, birthYear, playerName: name }) => {
      return { id, teamId, scorer, minute, playerName: scorer === 'player' ? this.nameOf({ name, birthYear }) : name };
    });
  }

  private nameOf(person: Parameters<typeof publicName>[0]): string {
    return publicName(person, easternYear(this.clock.now()), this.names);
  }
}
