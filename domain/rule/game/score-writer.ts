import type { KeeperRange } from '../score-keeper/keeper-range.ts';
import type { Writer } from './keep-score.ts';

/** Person who writes to a game; the name is shown in its history. */
export interface ScoreWriter {
  readonly role: Writer;
  readonly name: string;
  /** Score keeper's id; null for an organizer. */
  readonly keeperId: number | null;
  /** Scope of a keeper's rights; without it, as for an organizer, every game. */
  readonly width?: KeeperRange | undefined;
}
