import type { NewPlayerChange, PlayerChange } from '../player/player-change.ts';

/** What was asked for of the guarded fields of players, for as long as it is remembered. */
export abstract class PlayerChanges {
  abstract add(change: NewPlayerChange): Promise<PlayerChange>;
  abstract find(id: number): Promise<PlayerChange | undefined>;
  /** All that is remembered of a player, the latest first. */
  abstract ofPlayer(playerId: number): Promise<readonly PlayerChange[]>;
  /** Keeps what became of a change; what it changes stays as it was asked for. */
  abstract decide(id: number, state: PlayerChange['state'], at: Date): Promise<void>;
}
