import { type GameMove } from '../../rule/game/game-move.ts';
import type { ScoreWriter } from '../../rule/game/score-writer.ts';

/** Move in a game, as it was sent. */
export interface SentMove {
  readonly gameId: number;
  readonly move: GameMove;
  readonly writer: ScoreWriter;
  /** Version that the sender has seen; undefined to overwrite whatever is there. */
  readonly version?: number | undefined;
  /** Whether the organizer has seen and confirmed the reset of started games. */
  readonly isConfirmed: boolean;
}
