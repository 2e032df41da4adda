import type { Player } from '../../domain/player/player.ts';
import { BackOffice, type Held, type RecordedPayment } from '../../domain/port/back-office.ts';
import type { Registration } from '../../domain/registration/registration.ts';
import type { Team } from '../../domain/team/team.ts';
import type { InMemoryBrackets } from './in-memory-brackets.ts';
import type { InMemoryPlayers } from './in-memory-players.ts';
import type { InMemoryRegistrations } from './in-memory-registrations.ts';
import type { InMemoryTeams } from './in-memory-teams.ts';
import type { InMemoryTournaments } from './in-memory-tournaments.ts';

/** What organizers do to what is in memory. */
export class InMemoryBackOffice extends BackOffice {
  /** The payments as organizers have recorded them, by registration. */
  readonly payments = new Map<number, RecordedPayment>();

  constructor(
    private readonly tournaments: InMemoryTournaments,
    private readonly teams: InMemoryTeams,
    private readonly players: InMemoryPlayers,
    private readonly registrations: InMemoryRegistrations,
    private readonly brackets: InMemoryBrackets,
  ) {
    super();
  }

  override async player(id: number): Promise<Held<Player> | undefined> {
    const record = await this.players.find(id);
    return record && { record, version: this.players.versionOf(id) };
  }

  override async registration(id: number): Promise<Held<Registration> | undefined> {
    const record = await this.registrations.lock(id);
    return record && { record, version: this.registrations.versionOf(id) };
  }

  override async registrationsOf(playerId: number): Promise<readonly Registration[]> {
    return this.registrations.ofPlayer(playerId);
  }

  override async roster(teamId: number): Promise<readonly Registration[]> {
    return this.registrations.onTeam(teamId);
  }

  override async teamsLedBy(playerId: number): Promise<readonly Team[]> {
    return this.teams.all.filter(({ captainId }) => captainId === playerId);
  }

  override saveTeam(team: Team): Promise<Team> {
    return this.teams.save(team);
  }

  override leaveTeam(registrationId: number): Promise<void> {
    return this.registrations.leaveTeam(registrationId);
  }

  override async recordPayment(registrationId: number, payment: RecordedPayment): Promise<void> {
    const registration = await this.registrations.lock(registrationId);
    if (registration === undefined) return;
    const { state, method, amountCents } = payment;
    this.payments.set(registrationId, payment);
    await this.registrations.save({ ...registration, payment: { state, method, amountCents } });
  }

  override async gamesOf(teamId: number): Promise<number> {
    const team = await this.teams.find(teamId);
    const day = team && (await this.brackets.find(team.tournamentId));
    const shown = [...(day?.games ?? []), ...(day?.seats ?? [])];
    return shown.filter(({ team1Id, team2Id }) => [team1Id, team2Id].includes(teamId)).length;
  }

  override async tournamentNamed(name: string): Promise<number | undefined> {
    return this.tournaments.all.find((tournament) => tournament.name === name)?.id;
  }
}
