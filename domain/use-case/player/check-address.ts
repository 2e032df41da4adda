import { noSuchPlayer } from '../../player/player.ts';
import type { Needs } from '../../port/ports.ts';
import { refuseOwnAddress } from './own-address.ts';

/** Refuses to mail a link to an address on file that the requesting session wrote itself. */
export class CheckAddress {
  constructor(private readonly ports: Needs<'players' | 'playerChanges' | 'mailboxes'>) {}

  async run({ id, sessionId }: { readonly id: number; readonly sessionId: string }): Promise<void> {
    const player = await this.ports.players.find(id);
    if (player === undefined) throw noSuchPlayer();
    await refuseOwnAddress(this.ports, player, sessionId);
  }
}
