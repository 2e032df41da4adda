import type { Given } from '../../port/ports.ts';
import { easternYear } from '../../time/eastern.ts';
import { signersAddress } from '../../waiver/waiver.ts';
import { type RecordLink, recordLinkEnded } from '../mail/record-link.ts';
import { addressMark } from '../waiver/waiver-link.ts';
import { childrenOf, type ProvedSigner, type SignerPorts } from './signers-right.ts';

/** Signer behind a link, with the player whose record is shown first. */
interface OpenedRecordLink extends ProvedSigner {
  readonly playerId: number;
}

/** Opens a record link. Following it proves that the mail was read, so its address is confirmed. */
export async function openRecordLink(
  given: SignerPorts & Given<'mailboxes'>,
  link: RecordLink,
): Promise<OpenedRecordLink> {
  const now = given.clock.now();
  for (const playerId of link.playerIds) {
    const player = await given.players.find(playerId);
    if (player === undefined || addressMark(given.seal, player, now) !== link.addressMark) continue;
    const address = signersAddress(player, easternYear(now));
    await given.mailboxes.confirm(address, now);
    const children = await childrenOf(given, address, now);
    return { playerId, playerIds: children.map(({ id }) => id), addressMark: link.addressMark };
  }
  throw recordLinkEnded();
}
