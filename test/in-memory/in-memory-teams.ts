import { type CaptainSought, Teams } from '../../domain/port/teams.ts';
import type { Language } from '../../domain/rule/language/language.ts';
import { lookAlike } from '../../domain/rule/player/look-alikes.ts';
import { isFull, type NewTeamOnFile, rosterFull, type Team } from '../../domain/rule/team/team.ts';
import type { InMemoryTournaments } from './in-memory-tournaments.ts';

/** Teams on file for as long as a test lasts; each takes its place in its tournament. */
export class InMemoryTeams extends Teams {
  private readonly teams = new Map<number, Team>();
  private lastId = 0;
  /** Whoever is on a team plays where it plays, as registrations know. */
  rosterMoves: (teamId: number, tournamentId: number) => void = () => undefined;
  /** The teams a player is on, as registrations know. */
  joinedBy: (playerId: number) => ReadonlySet<number | null> = () => new Set();

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
    return this.all.find((team) => team.invitationCode === invitationCode);
  }

  override async named(tournamentId: number, name: string): Promise<Team | undefined> {
    return lookAlike(
      name,
      this.all.filter((team) => team.tournamentId === tournamentId),
    );
  }

  override async isNameTaken(tournamentId: number, name: string): Promise<boolean> {
    return (await this.named(tournamentId, name)) !== undefined;
  }

  override async add(newcomer: NewTeamOnFile): Promise<Team> {
    this.lastId += 1;
    const team = { ...newcomer, id: this.lastId, currentPlayers: 0, captainLinkNumber: 1, version: 1 };
    this.teams.set(team.id, team);
    if (holdsPlace(team)) this.tournaments.takePlace(team.tournamentId);
    return team;
  }

  override async save(changed: Team): Promise<Team> {
    const before = this.teams.get(changed.id) ?? changed;
    const team = { ...changed, currentPlayers: before.currentPlayers, version: changed.version + 1 };
    this.teams.set(team.id, team);
    const hasMoved = before.tournamentId !== team.tournamentId;
    if (holdsPlace(before) && (hasMoved || !holdsPlace(team))) this.tournaments.leavePlace(before.tournamentId);
    if (holdsPlace(team) && (hasMoved || !holdsPlace(before))) this.tournaments.takePlace(team.tournamentId);
    if (hasMoved) this.rosterMoves(team.id, team.tournamentId);
    return team;
  }

  get all(): readonly Team[] {
    return [...this.teams.values()];
  }

  /** Every team of a tournament, with those that wait or were withdrawn. */
  ofTournament(tournamentId: number): readonly Team[] {
    return this.all.filter((team) => team.tournamentId === tournamentId);
  }

  /** A team is taken off the file and gives its place back. */
  remove(id: number): void {
    const team = this.teams.get(id);
    this.teams.delete(id);
    if (team !== undefined && holdsPlace(team)) this.tournaments.leavePlace(team.tournamentId);
  }

  /** Everybody who waits, the first in line first. */
  waiting(tournamentId: number): readonly Team[] {
    return this.ofTournament(tournamentId)
      .filter((team) => team.isActive && team.waitlistedAt !== null)
      .sort((one, other) => Number(one.waitlistedAt) - Number(other.waitlistedAt) || one.id - other.id);
  }

  /** A captain reads another language. */
  readIn(captainId: number, captainLanguage: Language): void {
    for (const team of this.all)
      if (team.captainId === captainId) this.teams.set(team.id, { ...team, captainLanguage });
  }

  /** A player has left a roster. */
  leavePlace(id: number): void {
    const team = this.teams.get(id);
    if (team !== undefined) this.teams.set(id, { ...team, currentPlayers: team.currentPlayers - 1 });
  }

  override async ofCaptain(captain: CaptainSought): Promise<readonly Team[]> {
    const isMeant = (team: Team) =>
      'playerId' in captain
        ? team.captainId === captain.playerId
        : team.captainEmail.toLowerCase() === captain.email.toLowerCase();
    return this.all.filter((team) => team.isActive && isMeant(team));
  }

  override async lockLedBy(playerId: number): Promise<readonly Team[]> {
    return this.all.filter(({ captainId }) => captainId === playerId);
  }

  override async lockOf(playerId: number): Promise<readonly Team[]> {
    const joined = this.joinedBy(playerId);
    return this.all.filter(({ id, captainId }) => captainId === playerId || joined.has(id));
  }

  /** A player takes a place on a roster, or is refused. */
  takePlace(id: number): void {
    const team = this.teams.get(id);
    if (team === undefined || isFull(team)) throw rosterFull();
    this.teams.set(id, { ...team, currentPlayers: team.currentPlayers + 1 });
  }
}

/** Whether a team takes one of its tournament's places: neither waiting nor withdrawn. */
export function holdsPlace({ isActive, waitlistedAt }: Team): boolean {
  return isActive && waitlistedAt === null;
}
