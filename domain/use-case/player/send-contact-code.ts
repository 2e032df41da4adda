import { noSuchPlayer, type Player } from '../../player/player.ts';
import type { Given, Needs } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { codeLetter, codeMinutes, isOnItsWay } from './contact-code.ts';
import { type AskingSession, refuseOwnAddress } from './own-address.ts';

interface Asked {
  readonly id: number;
  readonly by: AskingSession;
}

/** Sends six digits to the address on file, with which the session that asks can prove access to it. */
export class SendContactCode {
  constructor(private readonly ports: Given<'players' | 'mailboxes' | 'contactCodes' | 'secrets'>) {}

  /** Returns the address, or nothing if it has had as many codes as a day allows. */
  async run(asked: Asked): Promise<string | undefined> {
    const { contactCodes, clock } = this.ports;
    const { id, by } = asked;
    const player = await new FindCodeReader(this.ports).run(asked);
    const now = clock.now();
    if (isOnItsWay(await contactCodes.sentAt(id, by.sessionId), now)) return player.email;
    const code = this.ports.secrets.draw('0123456789', 6);
    const expiresAt = new Date(now.getTime() + codeMinutes * 60_000);
    await contactCodes.keep({ playerId: id, sessionId: by.sessionId, code, sentAt: now, expiresAt });
    const posting = await this.ports.outbox.post(codeLetter(player, code, now));
    return posting === 'written' ? player.email : undefined;
  }
}

/** Finds the player whose mailbox gets a code; refuses where none can be sent, so that such a request counts for nothing. */
export class FindCodeReader {
  constructor(private readonly ports: Needs<'players' | 'mailboxes'>) {}

  async run({ id, by }: Asked): Promise<Player> {
    const player = await this.ports.players.find(id);
    if (player === undefined) throw noSuchPlayer();
    if (player.email === '') throw new Refusal('conflict', 'There is no email address on file. Please write to us.');
    await refuseOwnAddress(this.ports, player, by);
    return player;
  }
}
