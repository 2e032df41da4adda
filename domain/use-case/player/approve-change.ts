import type { Player } from '../../player/player.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { type ChangingPorts, makeChange, refuseChange } from './guarded-change.ts';
import { lockedRecord } from './save-player.ts';

/** Approves or refuses a change that waits for a mailbox which cannot answer. */
export class ApproveChange {
  constructor(private readonly ports: ChangingPorts) {}

  async run(asked: {
    readonly playerId: number;
    readonly changeId: number;
    readonly isWanted: boolean;
  }): Promise<Player> {
    const player = await lockedRecord(this.ports, asked.playerId);
    const change = await this.ports.playerChanges.find(asked.changeId);
    if (change?.playerId !== player.id || change.state !== 'waiting') throw nothingWaits();
    if (asked.isWanted) return makeChange(this.ports, player, change);
    await refuseChange(this.ports, change);
    return player;
  }
}

function nothingWaits(): Refusal {
  return new Refusal('conflict', 'This change does not wait any more. Please look at the player again.');
}
