import { noSuchPlayer } from '../../player/player.ts';
import type { Clock } from '../../port/clock.ts';
import type { ContactCodes } from '../../port/contact-codes.ts';
import type { Mailboxes } from '../../port/mailboxes.ts';
import type { Outbox } from '../../port/outbox.ts';
import type { PlayerChanges } from '../../port/player-changes.ts';
import type { Players } from '../../port/players.ts';
import type { Secrets } from '../../port/secrets.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { codeLetter, codeMinutes, secondsBetweenCodes } from './contact-code.ts';
import { refuseOwnAddress } from './own-address.ts';

/** Sends six digits to the address on file, so that whoever reads its mail can show it; answers that address. */
export class SendContactCode {
  constructor(
    private readonly players: Players,
    readonly changes: PlayerChanges,
    readonly mailboxes: Mailboxes,
    private readonly codes: ContactCodes,
    private readonly outbox: Outbox,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  async run({ id, sessionId }: { readonly id: number; readonly sessionId: string }): Promise<string> {
    const player = await this.players.find(id);
    if (player === undefined) throw noSuchPlayer();
    if (player.email === '') throw new Refusal('conflict', 'There is no e-mail address on file. Please write to us.');
    await refuseOwnAddress(this, player, sessionId);
    const now = this.clock.now();
    const last = await this.codes.sentAt(id);
    if (last === undefined || now.getTime() - last.getTime() >= secondsBetweenCodes * 1000) {
      const code = this.secrets.draw('0123456789', 6);
      const expiresAt = new Date(now.getTime() + codeMinutes * 60_000);
      await this.codes.keep({ playerId: id, code, sentAt: now, expiresAt });
      await this.outbox.post(codeLetter(player, code, now));
    }
    return player.email;
  }
}
