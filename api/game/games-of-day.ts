import type { PublicGame } from '../../domain/answer/game/public-game.ts';

/** The games of a tournament as everybody sees them, read together with all else that is shown of its day. */
export abstract class GamesOfDay {
  /** By time; none of a hidden tournament. What is shared is at most a second old. */
  abstract games(tournamentId: number, isShared: boolean): Promise<readonly PublicGame[]>;
}
