import { type Due, WaitingList } from '../../domain/port/waiting-list.ts';
import type { Team } from '../../domain/team/team.ts';
import type { InMemoryMailboxes } from './in-memory-mailboxes.ts';
import type { InMemoryTeams } from './in-memory-teams.ts';
import type { InMemoryTournaments } from './in-memory-tournaments.ts';
import type { InMemoryUnconfirmedPlaces } from './in-memory-unconfirmed-places.ts';

/** The waiting teams for as long as a test lasts. */
export class InMemoryWaitingList extends WaitingList {
  private readonly held = new Map<number, readonly string[]>();
  private readonly forOrganizer = new Map<number, readonly string[]>();

  constructor(
    private readonly tournaments: InMemoryTournaments,
    private readonly teams: InMemoryTeams,
    private readonly mailboxes: InMemoryMailboxes,
    private readonly places: InMemoryUnconfirmedPlaces,
  ) {
    super();
  }

  override async due(): Promise<Due> {
    const ids = this.tournaments.withPlaces().map(({ id }) => id);
    const teams: number[] = [];
    for (const [id, emails] of this.held) if (emails.length > 0 && (await this.isTrusted(id))) teams.push(id);
    const firsts = await Promise.all(ids.map((id) => this.first(id)));
    return { tournaments: ids.filter((_, index) => firsts[index] !== undefined), teams };
  }

  private async isTrusted(teamId: number): Promise<boolean> {
    const team = await this.teams.find(teamId);
    if (team === undefined || !team.isActive || team.waitlistedAt !== null) return false;
    return (await this.mailboxes.confirmedAt(team.captainEmail)) !== undefined;
  }

  override async first(tournamentId: number): Promise<Team | undefined> {
    for (const team of this.teams.waiting(tournamentId)) if (!(await this.places.isPassedOver(team))) return team;
    return undefined;
  }

  override async holdInvitations(teamId: number, emails: readonly string[]): Promise<void> {
    this.held.set(teamId, [...new Set([...(this.held.get(teamId) ?? []), ...emails])]);
  }

  override async heldInvitations(teamId: number): Promise<readonly string[]> {
    return this.held.get(teamId) ?? [];
  }

  override async holdForOrganizer(teamId: number, emails: readonly string[]): Promise<void> {
    this.forOrganizer.set(teamId, [...new Set([...(this.forOrganizer.get(teamId) ?? []), ...emails])]);
  }

  override async heldForOrganizer(teamId: number): Promise<readonly string[]> {
    return this.forOrganizer.get(teamId) ?? [];
  }

  override async decideHeld(teamId: number, isWanted: boolean): Promise<void> {
    const emails = this.forOrganizer.get(teamId) ?? [];
    this.forOrganizer.delete(teamId);
    if (isWanted) await this.holdInvitations(teamId, emails);
  }

  override async releaseInvitations(teamId: number): Promise<readonly string[]> {
    const emails = this.held.get(teamId) ?? [];
    this.held.delete(teamId);
    return emails;
  }
}
