import { Registrations } from '../../domain/port/registrations.ts';
import type { NewRegistration, Registration } from '../../domain/registration/registration.ts';
import type { WaiverSignature } from '../../domain/waiver/waiver.ts';
import type { InMemoryTeams } from './in-memory-teams.ts';

/** Registrations on file for as long as a test lasts; each for a team takes a place on its roster. */
export class InMemoryRegistrations extends Registrations {
  private readonly registrations = new Map<number, Registration>();

  constructor(private readonly teams: InMemoryTeams) {
    super();
  }

  override async find(playerId: number, tournamentId: number): Promise<Registration | undefined> {
    return this.all.find((one) => one.playerId === playerId && one.tournamentId === tournamentId);
  }

  override async lock(id: number): Promise<Registration | undefined> {
    return this.registrations.get(id);
  }

  override async latest(playerId: number): Promise<Registration | undefined> {
    return this.all
      .filter((one) => one.playerId === playerId)
      .sort((one, other) => Number(other.registeredAt) - Number(one.registeredAt) || other.id - one.id)[0];
  }

  override async add(newcomer: NewRegistration): Promise<Registration> {
    if (newcomer.teamId !== null) this.teams.takePlace(newcomer.teamId);
    const registration = { ...newcomer, id: this.registrations.size + 1 };
    this.registrations.set(registration.id, registration);
    return registration;
  }

  override async moveTo(registrationId: number, teamId: number): Promise<void> {
    this.teams.takePlace(teamId);
    const registration = this.registrations.get(registrationId);
    if (registration !== undefined) this.registrations.set(registrationId, { ...registration, teamId });
  }

  override async save(registration: Registration): Promise<void> {
    const waiver = this.registrations.get(registration.id)?.waiver ?? null;
    this.registrations.set(registration.id, { ...registration, waiver });
  }

  override async sign(id: number, waiver: WaiverSignature): Promise<void> {
    const registration = this.registrations.get(id);
    if (registration?.waiver === null) this.registrations.set(id, { ...registration, waiver });
  }

  override async ofTeam(teamId: number): Promise<readonly Registration[]> {
    return this.onTeam(teamId);
  }

  override async leaveTeam(registrationId: number): Promise<void> {
    const registration = this.registrations.get(registrationId);
    if (registration?.teamId == null) return;
    this.teams.leavePlace(registration.teamId);
    this.registrations.set(registrationId, { ...registration, teamId: null });
  }

  /** Everybody on a team's roster, in the order in which they came. */
  onTeam(teamId: number): readonly Registration[] {
    return this.all.filter((one) => one.teamId === teamId);
  }

  private get all(): readonly Registration[] {
    return [...this.registrations.values()];
  }
}
