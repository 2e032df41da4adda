import type { NewPlayerChange, PlayerChange } from '../player/player-change.ts';

/** Requested changes to the guarded fields of players, as long as they are stored. */
export abstract class PlayerChanges {
  abstract add(change: NewPlayerChange): Promise<PlayerChange>;
  abstract find(id: number): Promise<PlayerChange | undefined>;
  /** Returns all stored changes of a player, the latest first. */
  abstract ofPlayer(playerId: number): Promise<readonly PlayerChange[]>;
  /** Records the outcome of a change; the requested values stay as they are. */
  abstract decide(id: number, state: PlayerChange['state'], at: Date): Promise<void>;
}
