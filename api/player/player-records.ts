import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { noRegistrationFound, type PlayerFound, playerFound } from '../../domain/answer/player/player-found.ts';
import { type Disclosure, type PlayerRecord, playerRecord } from '../../domain/answer/player/player-record.ts';
import type { RegisteredFor } from '../../domain/answer/player/registration-view.ts';
import { Brackets } from '../../domain/port/brackets.ts';
import { CheckIns } from '../../domain/port/check-ins.ts';
import { Clock } from '../../domain/port/clock.ts';
import { Registrations } from '../../domain/port/registrations.ts';
import { Teams } from '../../domain/port/teams.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { birthYearAsked, namesakeByBirthYear, namesakesIn } from '../../domain/rule/player/namesakes.ts';
import { noSuchPlayer, type Player } from '../../domain/rule/player/player.ts';
import { returningPlayer } from '../../domain/rule/player/returning-player.ts';
import type { Registration } from '../../domain/rule/registration/registration.ts';
import { easternYear } from '../../domain/rule/time/eastern.ts';
import { askWhetherMeant } from '../../domain/use-case/player/ask-whether-meant.ts';
import type { PlayerFind } from '../../domain/use-case/player/player-find.ts';
import type { PlayerLookup } from '../../domain/use-case/player/player-lookup.ts';
import { Commands } from '../database/commands.ts';
import { Attempts } from '../guessing/attempts.ts';
import { AfterAnswer } from '../http/after-answer.ts';
import { PostgresJoinRequests } from '../join-request/postgres-join-requests.ts';
import { Settings } from '../process/settings.ts';
import { lookupOf } from './lookup-attempt.ts';
import { PostgresPlayers } from './postgres-players.ts';
import { ToldPrices } from './told-prices.ts';

/** Reader of a record: the request, and whether the address on file has confirmed it. */
interface Asking {
  readonly isConfirmed: boolean;
  readonly request: Request;
}

/** Reads the records for the Player ID page. */
@Injectable()
export class PlayerRecords {
  private readonly disclosure: Disclosure;

  constructor(
    private readonly players: PostgresPlayers,
    private readonly registrations: Registrations,
    private readonly teams: Teams,
    private readonly tournaments: Tournaments,
    private readonly requests: PostgresJoinRequests,
    private readonly attempts: Attempts,
    private readonly commands: Commands,
    private readonly afterAnswer: AfterAnswer,
    private readonly brackets: Brackets,
    private readonly checkIns: CheckIns,
    private readonly clock: Clock,
    private readonly prices: ToldPrices,
    { lookupDisclosure }: Settings,
  ) {
    this.disclosure = lookupDisclosure;
  }

  /** Returns the record with this name and phone, and with this birth year if two records have both. */
  async lookUp(sought: PlayerLookup, request: Request): Promise<PlayerRecord> {
    const found = await this.attempts.make(request, lookupOf(sought), async () => {
      const namesakes = namesakesIn(sought.name, await this.players.withPhone(sought.phone));
      return namesakeByBirthYear(sought.birthYear, namesakes);
    });
    if (found === undefined) throw noRegistrationFound();
    if (found === 'unclear') throw birthYearAsked();
    return this.shown(found, this.disclosure, request);
  }

  /** Returns the returning player with this name and phone. Similar people are asked by mail, and count as a miss. */
  async find(sought: PlayerFind, request: Request): Promise<PlayerFound> {
    const people = await this.attempts.make(request, lookupOf(sought), async () => {
      const returning = returningPlayer(sought.name, await this.players.withPhone(sought.phone));
      if (returning.kind !== 'nobody') return returning;
      const { alike } = returning;
      if (alike.length > 0) this.afterAnswer.do(request, () => this.commands.run(askWhetherMeant, { alike }));
      return undefined;
    });
    if (people === undefined) return playerFound([], false);
    const meant = people.kind === 'exact' ? [people.player] : people.players;
    const records = await Promise.all(meant.map((player) => this.shown(player, 'masked', request)));
    return playerFound(records, people.kind === 'exact');
  }

  /** Returns a record, in full for organizers and for callers confirmed by the address on file. */
  async record(id: number, { isConfirmed, request }: Asking): Promise<PlayerRecord> {
    const player = await this.players.find(id);
    if (player === undefined) throw noSuchPlayer();
    return this.shown(player, isConfirmed ? 'confirmed' : this.disclosure, request);
  }

  private async shown(player: Player, disclosure: Disclosure, request: Request): Promise<PlayerRecord> {
    const onFile = await this.registrations.ofPlayer(player.id);
    const found = await Promise.all(onFile.map((registration) => this.registeredFor(registration)));
    const registrations = await Promise.all(found.map((one) => this.prices.told(request, one)));
    return playerRecord({ player, registrations }, easternYear(this.clock.now()), disclosure);
  }

  private async registeredFor(registration: Registration): Promise<RegisteredFor> {
    const { teamId, tournamentId } = registration;
    const [tournament, team, progress, request, checkIn] = await Promise.all([
      this.tournaments.find(tournamentId),
      teamId === null ? null : this.teams.find(teamId),
      teamId === null ? ('undrawn' as const) : this.brackets.progressOf(teamId),
      this.requests.latestOf(registration.id),
      this.checkIns.find(registration.id),
    ]);
    if (tournament === undefined) throw new Error(`Tournament ${tournamentId} of a registration is gone.`);
    const joinRequest = request ? { status: request.state, teamName: request.teamName } : null;
    const checkedInAt = checkIn?.checkedInAt ?? null;
    return { registration, tournament, team: team ?? null, progress, checkedInAt, joinRequest };
  }
}
