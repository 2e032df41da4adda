import { Injectable } from '@nestjs/common';
import type { PlayerFound } from '../../domain/answer/player/player-found.ts';
import { noRegistrationFound, playerFound } from '../../domain/answer/player/player-found.ts';
import type { Disclosure, PlayerRecord } from '../../domain/answer/player/player-record.ts';
import { maskedContact, pendingChange, playerRecord } from '../../domain/answer/player/player-record.ts';
import { firstOnFile } from '../../domain/player/namesakes.ts';
import { type PersonKey, personKey } from '../../domain/player/person.ts';
import type { Player } from '../../domain/player/player.ts';
import { noSuchPlayer } from '../../domain/player/player.ts';
import { returningPlayer } from '../../domain/player/returning-player.ts';
import { Clock } from '../../domain/port/clock.ts';
import { PlayerChanges } from '../../domain/port/player-changes.ts';
import { Registrations } from '../../domain/port/registrations.ts';
import { Teams } from '../../domain/port/teams.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { easternYear } from '../../domain/time/eastern.ts';
import type { PlayerFind } from '../../domain/use-case/player/player-find.ts';
import type { PlayerLookup } from '../../domain/use-case/player/player-lookup.ts';
import { PostgresJoinRequests } from '../join-request/postgres-join-requests.ts';
import { Settings } from '../process/settings.ts';
import { Failures } from '../session/failures.ts';
import { PostgresPlayers } from './postgres-players.ts';

/** The Player ID page's records. */
@Injectable()
export class PlayerRecords {
  private readonly disclosure: Disclosure;
  private readonly isMailSetUp: boolean;

  constructor(
    private readonly players: PostgresPlayers,
    private readonly registrations: Registrations,
    private readonly teams: Teams,
    private readonly tournaments: Tournaments,
    private readonly requests: PostgresJoinRequests,
    private readonly changes: PlayerChanges,
    private readonly failures: Failures,
    private readonly clock: Clock,
    { lookupDisclosure, smtpUrl }: Settings,
  ) {
    this.disclosure = lookupDisclosure;
    this.isMailSetUp = smtpUrl !== undefined;
  }

  /**
   * The record of whoever has exactly this name and phone. Misses are counted for the phone, the name and the
   * address; a hit is never counted, but is refused too once somebody has been guessing at this person.
   */
  async lookUp(sought: PlayerLookup, address: string): Promise<PlayerRecord> {
    const key = personKey(sought);
    const found = firstOnFile(await this.players.namesakes(key));
    if (found === undefined) {
      await this.countMiss(key, address);
      throw noRegistrationFound();
    }
    await this.refuseGuessing(key);
    return this.shown(found, this.disclosure);
  }

  /** Who comes back under this name and phone; a miss is counted as one of a lookup is, but is no error. */
  async find(sought: PlayerFind, address: string): Promise<PlayerFound> {
    const key = personKey(sought);
    const returning = returningPlayer(sought.name, await this.players.withPhone(sought.phone));
    if (returning.kind === 'nobody') {
      await this.countMiss(key, address);
      return playerFound([], false);
    }
    await this.refuseGuessing(key);
    const people = returning.kind === 'exact' ? [returning.player] : returning.players;
    const records = await Promise.all(people.map((player) => this.shown(player, 'masked')));
    return playerFound(records, returning.kind === 'exact');
  }

  private async countMiss(key: PersonKey, address: string): Promise<void> {
    await this.failures.count('lookup-phone', key.phone);
    await this.failures.count('lookup-name', key.name);
    await this.failures.count('lookup-address', address);
  }

  private async refuseGuessing(key: PersonKey): Promise<void> {
    await this.failures.refuseIfExhausted('lookup-phone', key.phone);
    await this.failures.refuseIfExhausted('lookup-name', key.name);
  }

  /** In full for an organizer, and for whoever reads the mail of the address on file. */
  async record(id: number, isInFull: boolean): Promise<PlayerRecord> {
    const player = await this.players.find(id);
    if (player === undefined) throw noSuchPlayer();
    return this.shown(player, isInFull ? 'full' : this.disclosure);
  }

  /** With the contact that came with the last registration: it is somebody else's until the mailbox on file takes it. */
  async withOtherContact(id: number, isInFull: boolean) {
    const other = (await this.registrations.latest(id))?.otherContact;
    return { ...(await this.record(id, isInFull)), otherContact: other ? maskedContact(other) : null };
  }

  private async shown(player: Player, disclosure: Disclosure): Promise<PlayerRecord> {
    const { id } = player;
    const [registration, changes] = await Promise.all([this.registrations.latest(id), this.changes.ofPlayer(id)]);
    const tournament = registration && (await this.tournaments.find(registration.tournamentId));
    const team = registration?.teamId ? ((await this.teams.find(registration.teamId)) ?? null) : null;
    const request = registration && (await this.requests.latestOf(registration.id));
    const joinRequest = request ? { status: request.state, teamName: request.teamName } : null;
    const latest = registration && tournament ? { registration, tournament, team, joinRequest } : null;
    const pending = pendingChange(player, changes, this.isMailSetUp);
    return playerRecord({ player, latest, pending }, easternYear(this.clock.now()), disclosure);
  }
}
