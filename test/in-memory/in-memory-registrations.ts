import type { Mailboxes } from '../../domain/port/mailboxes.ts';
import { type OnRoster, Registrations } from '../../domain/port/registrations.ts';
import type { Locked } from '../../domain/rule/audit/seen-version.ts';
import type { RecordedPayment } from '../../domain/rule/payment/payment.ts';
import { type FamilyKey, familyKey } from '../../domain/rule/player/family.ts';
import type { Player } from '../../domain/rule/player/player.ts';
import type { NewRegistration, Registration } from '../../domain/rule/registration/registration.ts';
import { InMemoryMailboxes } from './in-memory-mailboxes.ts';
import { InMemoryPlayers } from './in-memory-players.ts';
import type { InMemoryTeams } from './in-memory-teams.ts';

/** Registrations on file for as long as a test lasts; each for a team takes a place on its roster. */
export class InMemoryRegistrations extends Registrations {
  /** The payments as organizers have recorded them, by registration. */
  readonly payments = new Map<number, RecordedPayment>();
  private readonly registrations = new Map<number, Registration>();
  private readonly versions = new Map<number, number>();
  /** Of whom a captain has said that they know them, by registration. */
  private readonly known = new Map<number, number>();
  private lastId = 0;

  constructor(
    private readonly teams: InMemoryTeams,
    private readonly players = new InMemoryPlayers(),
    private readonly mailboxes: Mailboxes = new InMemoryMailboxes(),
  ) {
    super();
    teams.rosterMoves = (teamId, tournamentId) => {
      for (const one of this.onTeam(teamId)) this.registrations.set(one.id, { ...one, tournamentId });
    };
    teams.joinedBy = (playerId) => new Set(this.everyOf(playerId).map(({ teamId }) => teamId));
  }

  private async heardOf({ id, email, parentEmail }: Player, teamId: number) {
    const isSaid = this.onTeam(teamId).some((one) => one.playerId === id && this.known.get(one.id) === teamId);
    const addresses = [email, parentEmail ?? ''].map((address) => address.toLowerCase());
    const heard = await Promise.all(addresses.map((address) => this.mailboxes.confirmedAt(address)));
    const isKnown = isSaid || (await this.teams.find(teamId))?.captainId === id;
    return { isKnown, confirmedAddresses: [...new Set(addresses.filter((_, at) => heard[at] !== undefined))] };
  }

  override async find(playerId: number, tournamentId: number): Promise<Registration | undefined> {
    return this.all.find((one) => one.playerId === playerId && one.tournamentId === tournamentId);
  }

  override async withId(id: number): Promise<Registration | undefined> {
    return (await this.lock(id))?.record;
  }

  override async lock(id: number): Promise<Locked<Registration> | undefined> {
    const record = this.registrations.get(id);
    return record && { record, version: this.versionOf(id) };
  }

  override async latest(playerId: number): Promise<Registration | undefined> {
    return this.everyOf(playerId)[0];
  }

  override lockFamily(tournamentId: number, family: FamilyKey): Promise<readonly Player[]> {
    return this.familyIn(tournamentId, family);
  }

  override async familyIn(tournamentId: number, { phone, mailbox }: FamilyKey): Promise<readonly Player[]> {
    const there = this.all.filter((one) => one.tournamentId === tournamentId);
    const found = there.map(async ({ playerId, teamId }) => {
      const [player, team] = [await this.players.find(playerId), await this.teams.find(teamId ?? 0)];
      if (player === undefined || team?.isActive === false) return [];
      const key = familyKey(player);
      return key.phone === phone || (mailbox !== null && key.mailbox === mailbox) ? [player] : [];
    });
    return (await Promise.all(found)).flat();
  }

  override async add(newcomer: NewRegistration): Promise<Registration> {
    if (newcomer.teamId !== null) this.teams.takePlace(newcomer.teamId);
    this.lastId += 1;
    const registration = { ...newcomer, id: this.lastId };
    this.registrations.set(registration.id, registration);
    return registration;
  }

  override async moveTo(registrationId: number, teamId: number): Promise<void> {
    this.teams.takePlace(teamId);
    const registration = this.registrations.get(registrationId);
    if (registration !== undefined) this.change({ ...registration, teamId });
  }

  override async save(registration: Registration): Promise<void> {
    const { waiver = null, payment: { receivedCents } = { receivedCents: 0 } } =
      this.registrations.get(registration.id) ?? {};
    this.change({ ...registration, waiver, payment: { ...registration.payment, receivedCents } });
  }

  override async changeWaiver({ id, waiver, flags }: Pick<Registration, 'id' | 'waiver' | 'flags'>): Promise<void> {
    const registration = this.registrations.get(id);
    if (registration !== undefined) this.change({ ...registration, waiver, flags });
  }

  override async ofTeam(teamId: number): Promise<readonly Registration[]> {
    return this.onTeam(teamId);
  }

  override async rosterOf(teamId: number): Promise<readonly OnRoster[]> {
    const found = this.onTeam(teamId).map(async ({ playerId, contactShared, isUnproved }) => {
      const player = await this.players.find(playerId);
      return player === undefined
        ? []
        : [
            {
              ...asOnRoster(player),
              contactShared,
              ...(await this.heardOf(player, teamId)),
              ...(isUnproved && { confirmedAddresses: [] }),
            },
          ];
    });
    return (await Promise.all(found)).flat();
  }

  override async keepKnown(registrationId: number, teamId: number): Promise<void> {
    this.known.set(registrationId, teamId);
  }

  override async leaveTeam(registrationId: number): Promise<void> {
    const registration = this.registrations.get(registrationId);
    if (registration?.teamId == null) return;
    this.teams.leavePlace(registration.teamId);
    this.change({ ...registration, teamId: null });
  }

  /** Everybody on a team's roster, in the order in which they came. */
  onTeam(teamId: number): readonly Registration[] {
    return this.all.filter((one) => one.teamId === teamId);
  }

  override async ofPlayer(playerId: number): Promise<readonly Registration[]> {
    return this.everyOf(playerId);
  }

  override async recordPayment(registrationId: number, payment: RecordedPayment): Promise<void> {
    const registration = this.registrations.get(registrationId);
    if (registration === undefined) return;
    const { state, method, amountCents, receivedCents } = payment;
    this.payments.set(registrationId, payment);
    this.change({ ...registration, payment: { state, method, amountCents, receivedCents } });
  }

  /** A player's registrations, the latest first. */
  everyOf(playerId: number): readonly Registration[] {
    return this.all
      .filter((one) => one.playerId === playerId)
      .sort((one, other) => Number(other.registeredAt) - Number(one.registeredAt) || other.id - one.id);
  }

  ofTournament(tournamentId: number): readonly Registration[] {
    return this.all.filter((one) => one.tournamentId === tournamentId);
  }

  everybody(): readonly Registration[] {
    return this.all;
  }

  /** How often a registration was written. */
  versionOf(id: number): number {
    return this.versions.get(id) ?? 1;
  }

  /** A registration is taken off the file and gives its place on a roster back. */
  remove(id: number): void {
    const registration = this.registrations.get(id);
    this.registrations.delete(id);
    if (registration?.teamId != null) this.teams.leavePlace(registration.teamId);
  }

  /** A registration that was taken off the file is on it again, as it was. */
  putBack(registration: Registration): void {
    if (registration.teamId !== null) this.teams.takePlace(registration.teamId);
    this.registrations.set(registration.id, registration);
  }

  private change(registration: Registration): void {
    this.registrations.set(registration.id, registration);
    this.versions.set(registration.id, this.versionOf(registration.id) + 1);
  }

  private get all(): readonly Registration[] {
    return [...this.registrations.values()];
  }
}

function asOnRoster({ id, name, birthYear, email, phone, parentName, parentEmail, parentPhone }: Player) {
  return { id, name, birthYear, email, phone, parentName, parentEmail, parentPhone };
}
