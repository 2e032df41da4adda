import type { KeeperWidth } from '../session/keeper-width.ts';
import type { Writer } from './keep-score.ts';

/** Who writes to a game: the name stands in its history. */
export interface ScoreWriter {
  readonly role: Writer;
  readonly name: string;
  /** The score keeper's number; null for an organizer. */
  readonly keeperId: number | null;
  /** How far a keeper's right reaches; without it, as an organizer's, to every game. */
  readonly width?: KeeperWidth | undefined;
}
