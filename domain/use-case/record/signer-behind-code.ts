import { easternYear } from '../../time/eastern.ts';
import { signersAddress } from '../../waiver/waiver.ts';
import { addressMark } from '../waiver/waiver-link.ts';
import { childrenOf, type ProvedSigner, type SignerPorts } from './signers-right.ts';

/**
 * Tells whether the mailbox that a code has just proved is that of the player's signer. Returns the signer; undefined where the signer has
 * another address.
 */
export async function signerBehindCode(
  given: SignerPorts,
  { id, mailbox }: { readonly id: number; readonly mailbox: string },
): Promise<ProvedSigner | undefined> {
  const now = given.clock.now();
  const player = await given.players.find(id);
  if (player === undefined) return undefined;
  if (signersAddress(player, easternYear(now)).toLowerCase() !== mailbox.toLowerCase()) return undefined;
  const children = await childrenOf(given, mailbox, now);
  return { playerIds: children.map((child) => child.id), addressMark: addressMark(given.seal, player, now) };
}
