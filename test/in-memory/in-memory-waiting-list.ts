import { WaitingList } from '../../domain/port/waiting-list.ts';
import type { Team } from '../../domain/rule/team/team.ts';
import type { InMemoryTeams } from './in-memory-teams.ts';
import type { InMemoryTournaments } from './in-memory-tournaments.ts';

/** The waiting teams for as long as a test lasts. */
export class InMemoryWaitingList extends WaitingList {
  constructor(
    private readonly tournaments: InMemoryTournaments,
    private readonly teams: InMemoryTeams,
  ) {
    super();
  }

  override async due(): Promise<readonly number[]> {
    return this.tournaments
      .withPlaces()
      .map(({ id }) => id)
      .filter((id) => this.teams.waiting(id).length > 0);
  }

  override async first(tournamentId: number): Promise<Team | undefined> {
    return this.teams.waiting(tournamentId)[0];
  }
}
