import { Injectable } from '@nestjs/common';
import type { PublicGame } from '../../domain/answer/game/public-game.ts';
import { noSuchTournament } from '../../domain/rule/tournament/tournament.ts';
import { GamesOfDay } from '../game/games-of-day.ts';
import { Changes } from '../prepared/changes.ts';
import { SharedReadings } from '../prepared/shared-readings.ts';
import { PostgresPublicDays } from './postgres-public-days.ts';
import type { PublicDay } from './public-day.ts';

/** Public views of the tournament days. */
@Injectable()
export class PublicDays extends GamesOfDay {
  private readonly shared: SharedReadings<PublicDay>;

  constructor(
    private readonly days: PostgresPublicDays,
    changes: Changes,
  ) {
    super();
    this.shared = new SharedReadings(changes, {
      read: (id) => days.find(id),
      showsOfTournament: ['tournaments', 'draws', 'brackets', 'games', 'teams'],
      revised: (day, change) => day.after(change),
    });
  }

  /** Returns a day; a shared one is read once per change for brackets, standings and games and is at most a second old. */
  find(tournamentId: number, isShared: boolean): Promise<PublicDay | undefined> {
    return isShared ? this.shared.of(tournamentId) : this.days.find(tournamentId);
  }

  override async games(tournamentId: number, isShared: boolean): Promise<readonly PublicGame[]> {
    const day = await this.find(tournamentId, isShared);
    if (day?.isVisible !== true) throw noSuchTournament();
    return day.games;
  }
}
