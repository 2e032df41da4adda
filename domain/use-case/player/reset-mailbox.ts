import type { Player } from '../../player/player.ts';
import { guardedChange } from '../../player/player-change.ts';
import { type ChangingPorts, endTrust, followMailbox, tellOrganizersChange } from './guarded-change.ts';
import type { MailboxReset } from './mailbox-reset-form.ts';
import { lockedRecord, savePlayer } from './save-player.ts';

/** Gives a family that has lost its mailbox another one, and ends all trusted sessions of the player. */
export class ResetMailbox {
  constructor(private readonly ports: ChangingPorts) {}

  async run(asked: { readonly id: number; readonly answers: MailboxReset }): Promise<Player> {
    const { audit } = this.ports;
    const { email: address, reason } = asked.answers;
    const before = await lockedRecord(this.ports, asked.id);
    const after = { ...before, email: address };
    const change = guardedChange(before, after);
    if (change !== undefined) {
      await savePlayer(this.ports, after);
      await followMailbox(this.ports, before, after);
      await tellOrganizersChange(this.ports, before, change);
    }
    await endTrust(this.ports, after);
    const told = { from: { email: before.email }, to: { email: address, reason } };
    await audit.note({ thing: 'player', recordId: before.id, what: 'mailbox reset', ...told });
    return after;
  }
}
