import { noSuchPlayer } from '../../player/player.ts';
import type { Mailboxes } from '../../port/mailboxes.ts';
import type { PlayerChanges } from '../../port/player-changes.ts';
import type { Players } from '../../port/players.ts';
import { refuseOwnAddress } from './own-address.ts';

/** Before a link is mailed to the address on file: it is none that the session asking for it wrote itself. */
export class CheckAddress {
  constructor(
    private readonly players: Players,
    readonly changes: PlayerChanges,
    readonly mailboxes: Mailboxes,
  ) {}

  async run({ id, sessionId }: { readonly id: number; readonly sessionId: string }): Promise<void> {
    const player = await this.players.find(id);
    if (player === undefined) throw noSuchPlayer();
    await refuseOwnAddress(this, player, sessionId);
  }
}
