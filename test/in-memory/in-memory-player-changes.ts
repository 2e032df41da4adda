import type { NewPlayerChange, PlayerChange } from '../../domain/player/player-change.ts';
import { PlayerChanges } from '../../domain/port/player-changes.ts';

/** Changes of players that are remembered for as long as a test lasts. */
export class InMemoryPlayerChanges extends PlayerChanges {
  private readonly changes = new Map<number, PlayerChange>();

  override async add(change: NewPlayerChange): Promise<PlayerChange> {
    const added = { ...change, id: this.changes.size + 1 };
    this.changes.set(added.id, added);
    return added;
  }

  override async find(id: number): Promise<PlayerChange | undefined> {
    return this.changes.get(id);
  }

  override async ofPlayer(playerId: number): Promise<readonly PlayerChange[]> {
    return [...this.changes.values()].filter((change) => change.playerId === playerId).reverse();
  }

  override async decide(id: number, state: PlayerChange['state'], decidedAt: Date): Promise<void> {
    const change = this.changes.get(id);
    if (change !== undefined) this.changes.set(id, { ...change, state, decidedAt });
  }
}
