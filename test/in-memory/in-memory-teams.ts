import { nameKey } from '../../domain/player/person.ts';
import { type Led, Teams } from '../../domain/port/teams.ts';
import { isFull, type NewTeamOnFile, rosterFull, type Team } from '../../domain/team/team.ts';
import type { InMemoryTournaments } from './in-memory-tournaments.ts';

/** Teams on file for as long as a test lasts; each takes its place in its tournament. */
export class InMemoryTeams extends Teams {
  private readonly teams = new Map<number, Team>();

  constructor(private readonly tournaments: InMemoryTournaments) {
    super();
  }

  override async find(id: number): Promise<Team | undefined> {
    return this.teams.get(id);
  }

  override async lock(id: number): Promise<Team | undefined> {
    return this.teams.get(id);
  }

  override async withCode(invitationCode: string): Promise<Team | undefined> {
    return [...this.teams.values()].find((team) => team.invitationCode === invitationCode);
  }

  override async named(tournamentId: number, name: string): Promise<Team | undefined> {
    const key = nameKey(name);
    return [...this.teams.values()].find((team) => team.tournamentId === tournamentId && nameKey(team.name) === key);
  }

  override async isNameTaken(tournamentId: number, name: string): Promise<boolean> {
    return (await this.named(tournamentId, name)) !== undefined;
  }

  override async add(newcomer: NewTeamOnFile): Promise<Team> {
    const team = { ...newcomer, id: this.teams.size + 1, currentPlayers: 0, captainLinkNumber: 1, version: 1 };
    this.teams.set(team.id, team);
    if (holdsPlace(team)) this.tournaments.takePlace(team.tournamentId);
    return team;
  }

  override async save(changed: Team): Promise<Team> {
    const before = this.teams.get(changed.id) ?? changed;
    const team = { ...changed, currentPlayers: before.currentPlayers, version: changed.version + 1 };
    this.teams.set(team.id, team);
    if (holdsPlace(before) && !holdsPlace(team)) this.tournaments.leavePlace(team.tournamentId);
    if (!holdsPlace(before) && holdsPlace(team)) this.tournaments.takePlace(team.tournamentId);
    return team;
  }

  /** Everybody who waits, the first in line first. */
  waiting(tournamentId: number): readonly Team[] {
    return [...this.teams.values()]
      .filter((team) => team.tournamentId === tournamentId && team.isActive && team.waitlistedAt !== null)
      .sort((one, other) => Number(one.waitlistedAt) - Number(other.waitlistedAt) || one.id - other.id);
  }

  /** A player has left a roster. */
  leavePlace(id: number): void {
    const team = this.teams.get(id);
    if (team !== undefined) this.teams.set(id, { ...team, currentPlayers: team.currentPlayers - 1 });
  }

  override async ledBy(captain: Led): Promise<readonly Team[]> {
    const isMeant = (team: Team) =>
      'playerId' in captain
        ? team.captainId === captain.playerId
        : team.captainEmail.toLowerCase() === captain.email.toLowerCase();
    return [...this.teams.values()].filter((team) => team.isActive && isMeant(team));
  }

  /** A player takes a place on a roster, or is refused. */
  takePlace(id: number): void {
    const team = this.teams.get(id);
    if (team === undefined || isFull(team)) throw rosterFull();
    this.teams.set(id, { ...team, currentPlayers: team.currentPlayers + 1 });
  }
}

function holdsPlace({ isActive, waitlistedAt }: Team): boolean {
  return isActive && waitlistedAt === null;
}
