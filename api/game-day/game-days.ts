import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { type GameDay, type GameDayOnFile, gameDay } from '../../domain/answer/game-day/game-day.ts';
import { teamGames } from '../../domain/answer/schedule/team-games.ts';
import type { Player } from '../../domain/player/player.ts';
import { Clock } from '../../domain/port/clock.ts';
import { Players } from '../../domain/port/players.ts';
import { Registrations } from '../../domain/port/registrations.ts';
import { Seal } from '../../domain/port/seal.ts';
import { Site } from '../../domain/port/site.ts';
import { Teams } from '../../domain/port/teams.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { Links } from '../../domain/site/links.ts';
import {
  type GameDayLink,
  type GameDayOf,
  gameDayLinkEnded,
  gameDayOfLink,
  readGameDayLink,
} from '../../domain/use-case/game-day/game-day-link.ts';
import { addressMark, waiverAddress } from '../../domain/use-case/waiver/waiver-link.ts';
import { waiverState } from '../../domain/waiver/waiver.ts';
import { networkBehind } from '../http/whose-address.ts';
import { Settings } from '../process/settings.ts';
import { PostgresTeamGames } from '../schedule/postgres-team-games.ts';
import { Attempts } from '../session/attempts.ts';

/** Builds the game-day pages from the sealed links in the families' letters. */
@Injectable()
export class GameDays {
  constructor(
    readonly players: Players,
    readonly registrations: Registrations,
    readonly tournaments: Tournaments,
    readonly seal: Seal,
    readonly clock: Clock,
    private readonly teams: Teams,
    private readonly teamGames: PostgresTeamGames,
    private readonly site: Site,
    private readonly links: Links,
    private readonly settings: Settings,
    private readonly attempts: Attempts,
  ) {}

  /** Returns the page of a family; counts a link that is not ours as a guess. */
  async shown(sealed: string, request: Request): Promise<GameDay> {
    const now = this.clock.now();
    const link = readGameDayLink(this.seal.open(sealed, now));
    if (link === undefined) {
      await this.attempts.fail('code', networkBehind(request));
      throw gameDayLinkEnded();
    }
    const days: GameDayOnFile[] = [];
    for (const one of await gameDayOfLink(this, link)) days.push(await this.onFile(one, link));
    return gameDay(days, { site: await this.site.settings(), names: this.settings.publicNames, now });
  }

  private async onFile(day: GameDayOf, link: GameDayLink): Promise<GameDayOnFile> {
    const { teamId } = day.registration;
    const team = teamId === null ? undefined : await this.teams.find(teamId);
    const games = teamId === null ? undefined : await this.teamGames.find(teamId);
    const roster = teamId === null ? [] : await this.rosterOf(teamId);
    return {
      ...day,
      team,
      roster,
      games: games === undefined ? [] : teamGames(games).games,
      signAt: this.signAt(day, link),
    };
  }

  private async rosterOf(teamId: number): Promise<readonly Player[]> {
    const roster = await this.registrations.ofTeam(teamId);
    const players = await Promise.all(roster.map(({ playerId }) => this.players.find(playerId)));
    return players.filter((player) => player !== undefined);
  }

  /** Returns the waiver's address for its signer only; the letters of a player of 13 to 17 may go to another address than the parent's. */
  private signAt({ player, registration }: GameDayOf, link: GameDayLink): string | null {
    const { seal, clock } = this;
    const now = clock.now();
    if (waiverState(registration.waiver) === 'confirmed' || addressMark(seal, player, now) !== link.addressMark)
      return null;
    return waiverAddress({ links: this.links, seal }, { player, registration, now });
  }
}
