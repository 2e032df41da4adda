import { noSuchPlayer } from '../../player/player.ts';
import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { codeLetter, codeMinutes, secondsBetweenCodes } from './contact-code.ts';
import { type AskingSession, refuseOwnAddress } from './own-address.ts';

/** Sends six digits to the address on file, so that its reader can prove access to it; returns that address. */
export class SendContactCode {
  constructor(private readonly ports: Given<'players' | 'mailboxes' | 'contactCodes' | 'secrets'>) {}

  async run({ id, by }: { readonly id: number; readonly by: AskingSession }): Promise<string> {
    const player = await this.ports.players.find(id);
    if (player === undefined) throw noSuchPlayer();
    if (player.email === '') throw new Refusal('conflict', 'There is no e-mail address on file. Please write to us.');
    await refuseOwnAddress(this.ports, player, by);
    const now = this.ports.clock.now();
    const last = await this.ports.contactCodes.sentAt(id);
    if (last === undefined || now.getTime() - last.getTime() >= secondsBetweenCodes * 1000) {
      const code = this.ports.secrets.draw('0123456789', 6);
      const expiresAt = new Date(now.getTime() + codeMinutes * 60_000);
      await this.ports.contactCodes.keep({ playerId: id, code, sentAt: now, expiresAt });
      await this.ports.outbox.post(codeLetter(player, code, now));
    }
    return player.email;
  }
}
