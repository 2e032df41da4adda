import { noSuchPlayer, type Player } from '../../player/player.ts';
import type { Given, Needs } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { codeLetter, codeMinutes, isOnItsWay } from './contact-code.ts';
import { type AskingSession, refuseOwnAddress } from './own-address.ts';

interface Asked {
  readonly id: number;
  readonly by: AskingSession;
}

/**
 * Sends six digits to the address on file, with which the session that asks can prove access to it. Returns the address, or nothing if it
 * has had as many codes as a day allows.
 */
export async function sendContactCode(
  given: Given<'players' | 'mailboxes' | 'contactCodes' | 'secrets'>,
  asked: Asked,
): Promise<string | undefined> {
  const { contactCodes, clock } = given;
  const { id, by } = asked;
  const player = await findCodeReader(given, asked);
  const now = clock.now();
  if (isOnItsWay(await contactCodes.sentAt(id, by.sessionId), now)) return player.email;
  const code = given.secrets.draw('0123456789', 6);
  const expiresAt = new Date(now.getTime() + codeMinutes * 60_000);
  await contactCodes.keep({ playerId: id, sessionId: by.sessionId, code, sentAt: now, expiresAt });
  const posting = await given.outbox.post(codeLetter(player, code, now));
  return posting === 'written' ? player.email : undefined;
}

/** Finds the player whose mailbox gets a code; refuses where none can be sent, so that such a request counts for nothing. */
export async function findCodeReader(given: Needs<'players' | 'mailboxes'>, { id, by }: Asked): Promise<Player> {
  const player = await given.players.find(id);
  if (player === undefined) throw noSuchPlayer();
  if (player.email === '') throw new Refusal('conflict', 'There is no email address on file. Please write to us.');
  await refuseOwnAddress(given, player, by);
  return player;
}
