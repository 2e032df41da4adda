import type { Needs } from '../../port/ports.ts';
import { noSuchPlayer } from '../../rule/player/player.ts';
import { type AskingSession, refuseOwnAddress } from './own-address.ts';

/** Refuses to mail a link to an address that the requesting session wrote over another. */
export async function checkAddress(
  given: Needs<'players' | 'mailboxes'>,
  { id, by }: { readonly id: number; readonly by: AskingSession },
): Promise<void> {
  const player = await given.players.find(id);
  if (player === undefined) throw noSuchPlayer();
  await refuseOwnAddress(given, player, by);
}
