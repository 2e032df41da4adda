import { type GameMove } from '../../game/game-move.ts';
import type { ScoreWriter } from '../../game/score-writer.ts';

/** Somebody's move in a game, as it was sent. */
export interface SentMove {
  readonly gameId: number;
  readonly move: GameMove;
  readonly writer: ScoreWriter;
  /** The version the sender has seen; undefined when the sender does not mind. */
  readonly version?: number | undefined;
  /** Whether the organizer has seen which started games this resets and wants it so. */
  readonly isConfirmed: boolean;
}
