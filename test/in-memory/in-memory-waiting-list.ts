import { WaitingList } from '../../domain/port/waiting-list.ts';
import type { Team } from '../../domain/team/team.ts';
import type { InMemoryTeams } from './in-memory-teams.ts';
import type { InMemoryTournaments } from './in-memory-tournaments.ts';

/** The waiting teams for as long as a test lasts. */
export class InMemoryWaitingList extends WaitingList {
  private readonly held = new Map<number, readonly string[]>();

  constructor(
    private readonly tournaments: InMemoryTournaments,
    private readonly teams: InMemoryTeams,
  ) {
    super();
  }

  override async tournamentsWithPlaces(): Promise<readonly number[]> {
    const ids = this.tournaments.withPlaces().map(({ id }) => id);
    return ids.filter((id) => this.teams.waiting(id).length > 0);
  }

  override async first(tournamentId: number): Promise<Team | undefined> {
    return this.teams.waiting(tournamentId)[0];
  }

  override async holdInvitations(teamId: number, emails: readonly string[]): Promise<void> {
    this.held.set(teamId, emails);
  }

  override async releaseInvitations(teamId: number): Promise<readonly string[]> {
    const emails = this.held.get(teamId) ?? [];
    this.held.delete(teamId);
    return emails;
  }
}
