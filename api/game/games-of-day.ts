import type { PublicGame } from '../../domain/answer/game/public-game.ts';

/** Public games of a tournament, read together with the rest of its day. */
export abstract class GamesOfDay {
  /** Lists the games by time; refuses an unknown or hidden tournament. A shared list is at most a second old. */
  abstract games(tournamentId: number, isShared: boolean): Promise<readonly PublicGame[]>;
}
