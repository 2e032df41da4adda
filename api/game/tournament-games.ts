import { Injectable } from '@nestjs/common';
import type { PublicGame } from '../../domain/answer/game/public-game.ts';
import { SharedReadings } from '../http/shared-readings.ts';
import { PostgresGames } from './postgres-games.ts';

/** So many tournaments are followed by frames of other sites at a time. */
const mostFollowed = 100;

/** The games of tournaments as everybody sees them, read once for all who ask at a time. */
@Injectable()
export class TournamentGames {
  private readonly readings: SharedReadings<number, readonly PublicGame[]>;

  constructor(games: PostgresGames) {
    this.readings = new SharedReadings(mostFollowed, (id) => games.ofPublic(id));
  }

  of(tournamentId: number): Promise<readonly PublicGame[]> {
    return this.readings.of(tournamentId).get();
  }
}
