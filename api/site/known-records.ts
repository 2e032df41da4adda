import { Injectable } from '@nestjs/common';
import type { NamedRecord, OpenedPage } from '../../domain/rule/site/pages.ts';
import { PostgresGames } from '../game/postgres-games.ts';
import { PostgresTeamGames } from '../schedule/postgres-team-games.ts';
import { TournamentLists } from '../tournament/tournament-lists.ts';

/** Knows whether what the address of a page names is there for everybody: what the page's own call would answer. */
@Injectable()
export class KnownRecords {
  private readonly finders: Readonly<Record<NamedRecord, (id: number) => Promise<unknown>>>;

  constructor(tournaments: TournamentLists, teams: PostgresTeamGames, games: PostgresGames) {
    this.finders = {
      tournament: async (sought) => (await tournaments.list('visible')).find(({ id }) => id === sought),
      team: (id) => teams.find(id),
      game: (id) => games.findDetail(id, 'visible'),
    };
  }

  /** Returns whether the record of a page is there; of a page that names none, always. */
  async has({ names, named }: OpenedPage): Promise<boolean> {
    return names === undefined || (await this.finders[names](Number(named.id))) !== undefined;
  }
}
