import type { Player } from '../../player/player.ts';
import { mailboxOf, type PlayerChange } from '../../player/player-change.ts';
import type { Needs } from '../../port/ports.ts';
import { type ChangeLinkContent, changeLinkEnded, isForMailbox } from './change-link.ts';
import { type ChangingPorts, makeChange, refuseChange, undoChange } from './guarded-change.ts';
import { lockedRecord } from './save-player.ts';

/** Decides about a change by a link mailed to an address on file: confirms, refuses or undoes it. */
export class DecideChange {
  constructor(private readonly ports: ChangingPorts & Needs<'mailboxes'>) {}

  async run({ link, isWanted }: { readonly link: ChangeLinkContent; readonly isWanted: boolean }): Promise<void> {
    const { change, player } = await this.held(link);
    if (link.kind === 'undo') await undoChange(this.ports, player, change);
    else if (isWanted) await this.confirm(player, change);
    else await refuseChange(this.ports, change);
  }

  private async confirm(player: Player, change: PlayerChange): Promise<void> {
    const mailbox = mailboxOf(player);
    if (mailbox !== null) await this.ports.mailboxes.confirm(mailbox, this.ports.clock.now());
    await makeChange(this.ports, player, change);
  }

  /** Locks the player before reading the change, so that the second of two simultaneous decisions finds it decided. */
  private async held(link: ChangeLinkContent) {
    const { id, kind } = link;
    const { playerChanges, seal } = this.ports;
    const asked = await playerChanges.find(id);
    if (asked === undefined) throw changeLinkEnded();
    const player = await lockedRecord(this.ports, asked.playerId);
    const change = await playerChanges.find(id);
    if (change?.state !== (kind === 'undo' ? 'made' : 'waiting')) throw changeLinkEnded();
    if (!isForMailbox(link, seal, player)) throw changeLinkEnded();
    return { player, change };
  }
}
