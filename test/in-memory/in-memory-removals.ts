import { type GoneWithPlayer, Removals } from '../../domain/port/removals.ts';
import type { Team } from '../../domain/team/team.ts';
import type { TestsRemoved, TournamentHoldings } from '../../domain/tournament/holdings.ts';
import type { InMemoryBrackets } from './in-memory-brackets.ts';
import type { InMemoryChangeRequests } from './in-memory-change-requests.ts';
import type { InMemoryGoals } from './in-memory-goals.ts';
import type { InMemoryInvitations } from './in-memory-invitations.ts';
import type { InMemoryJoinRequests } from './in-memory-join-requests.ts';
import type { InMemoryPlayers } from './in-memory-players.ts';
import type { InMemoryRegistrations } from './in-memory-registrations.ts';
import type { InMemoryTeams } from './in-memory-teams.ts';
import type { InMemoryTournaments } from './in-memory-tournaments.ts';

/** Everything in memory that hangs on a record somebody takes off the file. */
interface OnFile {
  readonly tournaments: InMemoryTournaments;
  readonly teams: InMemoryTeams;
  readonly players: InMemoryPlayers;
  readonly registrations: InMemoryRegistrations;
  readonly invitations: InMemoryInvitations;
  readonly joinRequests: InMemoryJoinRequests;
  readonly changeRequests: InMemoryChangeRequests;
  readonly brackets: InMemoryBrackets;
  readonly goals: InMemoryGoals;
}

/** Takes records out of memory, with all that hangs on them. */
export class InMemoryRemovals extends Removals {
  constructor(private readonly onFile: OnFile) {
    super();
  }

  override async holdingsOf(tournamentId: number): Promise<TournamentHoldings> {
    const registrations = this.onFile.registrations.ofTournament(tournamentId);
    const games = (await this.onFile.brackets.find(tournamentId))?.games ?? [];
    return {
      teams: this.onFile.teams.ofTournament(tournamentId).length,
      registrations: registrations.length,
      paid: registrations.filter(({ payment }) => payment.state === 'paid').length,
      games: games.length,
      played: games.filter(({ game }) => game.status !== 'scheduled').length,
    };
  }

  override async removeTournament(id: number): Promise<void> {
    const { tournaments, teams, registrations, brackets, goals } = this.onFile;
    for (const { game } of (await brackets.find(id))?.games ?? []) goals.removeOfGame(game.id);
    brackets.remove(id);
    for (const registration of registrations.ofTournament(id)) await this.removeRegistration(registration.id);
    for (const team of teams.ofTournament(id)) await this.removeTeam(team.id);
    this.onFile.changeRequests.remove(({ tournamentId, toTournamentId }) =>
      [tournamentId, toTournamentId].includes(id),
    );
    tournaments.remove(id);
  }

  override async removeTeam(id: number): Promise<void> {
    this.onFile.invitations.removeOfTeam(id);
    this.onFile.joinRequests.remove(({ teamId }) => teamId === id);
    this.onFile.changeRequests.remove(({ teamId }) => teamId === id);
    this.onFile.teams.remove(id);
  }

  override async removeRegistration(id: number): Promise<void> {
    this.onFile.joinRequests.remove(({ registrationId }) => registrationId === id);
    this.onFile.registrations.remove(id);
  }

  override async removePlayer(id: number): Promise<GoneWithPlayer> {
    const registrations = this.onFile.registrations.everyOf(id);
    for (const registration of registrations) await this.removeRegistration(registration.id);
    this.onFile.joinRequests.remove(({ playerId }) => playerId === id);
    this.onFile.changeRequests.remove(({ playerId }) => playerId === id);
    this.onFile.players.remove(id);
    return { registrations: registrations.length, goals: this.onFile.goals.forget(id) };
  }

  override async removeTests(): Promise<TestsRemoved> {
    const tournaments = this.onFile.tournaments.all.filter(({ isTest }) => isTest);
    const theirs = tournaments.flatMap(({ id }) => this.onFile.teams.ofTournament(id));
    for (const { id } of tournaments) await this.removeTournament(id);
    const teams = await this.unplayedTests();
    for (const team of teams) await this.dissolve(team);
    const isUnused = (id: number) => this.onFile.registrations.everyOf(id).length === 0;
    const players = this.onFile.players.all.filter(({ id, isTest }) => isTest && isUnused(id));
    for (const { id } of players) await this.removePlayer(id);
    return { tournaments: tournaments.length, teams: theirs.length + teams.length, players: players.length };
  }

  /** The teams marked as test that are in no game. */
  private async unplayedTests(): Promise<readonly Team[]> {
    const unplayed: Team[] = [];
    for (const team of this.onFile.teams.all.filter(({ isTest }) => isTest)) {
      const day = await this.onFile.brackets.find(team.tournamentId);
      const shown = [...(day?.games ?? []), ...(day?.seats ?? [])];
      const isIn = shown.some(({ team1Id, team2Id }) => [team1Id, team2Id].includes(team.id));
      if (!isIn) unplayed.push(team);
    }
    return unplayed;
  }

  /** A team goes and its players become free agents. */
  private async dissolve({ id }: Team): Promise<void> {
    for (const registration of this.onFile.registrations.onTeam(id)) {
      await this.onFile.registrations.leaveTeam(registration.id);
    }
    await this.removeTeam(id);
  }
}
