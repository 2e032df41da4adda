import type { FreeAgent, TeamWithPlaces } from '../../domain/free-agent/free-agent.ts';
import { personKey } from '../../domain/player/person.ts';
import { FreeAgents } from '../../domain/port/free-agents.ts';
import type { Registration } from '../../domain/registration/registration.ts';
import { isFull } from '../../domain/team/team.ts';
import type { InMemoryBrackets } from './in-memory-brackets.ts';
import type { InMemoryPlayers } from './in-memory-players.ts';
import type { InMemoryRegistrations } from './in-memory-registrations.ts';
import { holdsPlace, type InMemoryTeams } from './in-memory-teams.ts';

/** The free agents among the registrations in memory, and the teams that could take them. */
export class InMemoryFreeAgents extends FreeAgents {
  constructor(
    private readonly teamsOnFile: InMemoryTeams,
    private readonly players: InMemoryPlayers,
    private readonly registrations: InMemoryRegistrations,
    private readonly brackets: InMemoryBrackets,
  ) {
    super();
  }

  override async inTournament(tournamentId: number): Promise<readonly FreeAgent[]> {
    return this.registrations
      .ofTournament(tournamentId)
      .filter(({ teamId }) => teamId === null)
      .map((registration) => this.freeAgent(registration));
  }

  override async teams(tournamentId: number): Promise<readonly TeamWithPlaces[]> {
    return this.teamsOnFile
      .ofTournament(tournamentId)
      .filter((team) => holdsPlace(team) && team.acceptsFreeAgents && !isFull(team))
      .map(({ id, name, skillLevel, ageBracket, maxPlayers }) => {
        const players = this.registrations.onTeam(id).map((one) => this.personOf(one));
        return { id, name, skillLevel, ageBracket, maxPlayers, players };
      });
  }

  override async teamNames(tournamentId: number): Promise<readonly string[]> {
    return this.teamsOnFile.ofTournament(tournamentId).map(({ name }) => name);
  }

  override async isDrawn(tournamentId: number): Promise<boolean> {
    return (await this.brackets.find(tournamentId)) !== undefined;
  }

  private freeAgent(registration: Registration): FreeAgent {
    const { id: registrationId, playerId, ageBracket, playWith, registeredAt } = registration;
    const { skillLevel } = this.playerOf(registration);
    return { registrationId, playerId, ...this.personOf(registration), skillLevel, ageBracket, playWith, registeredAt };
  }

  private personOf(registration: Registration) {
    const player = this.playerOf(registration);
    return { name: player.name, phone: personKey(player).phone };
  }

  private playerOf({ playerId }: Registration) {
    const player = this.players.all.find(({ id }) => id === playerId);
    if (player === undefined) throw new Error(`No player ${playerId}`);
    return player;
  }
}
