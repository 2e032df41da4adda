import { noSuchPlayer, type Player } from '../../player/player.ts';
import type { Needs } from '../../port/ports.ts';
import { easternYear } from '../../time/eastern.ts';
import { signersAddress } from '../../waiver/waiver.ts';
import { addressMark } from '../waiver/waiver-link.ts';

/** Right of a signer over the whole record of a player: it ends once the signer's address is another than the marked one. */
export interface SignersRight {
  readonly playerId: number;
  readonly addressMark: string;
}

/** Signer whose mailbox was just proved: the players they sign for, and a mark of the address. */
export interface ProvedSigner {
  readonly playerIds: readonly number[];
  readonly addressMark: string;
}

/** Other player of the same signer. */
export type Sibling = Pick<Player, 'id' | 'name'>;

/** Ports needed to check a signer's right. */
export type SignerPorts = Needs<'players' | 'seal' | 'clock'>;

/** Player with the address of the signer, and all players who sign there. */
interface SignedPlayer {
  readonly player: Player;
  readonly address: string;
  readonly children: readonly Player[];
  readonly now: Date;
}

/** Returns the player of a right, while the signer has the address that was proved. */
export async function playerOfSigner(ports: SignerPorts, right: SignersRight): Promise<SignedPlayer> {
  const now = ports.clock.now();
  const player = await ports.players.find(right.playerId);
  if (player === undefined || addressMark(ports.seal, player, now) !== right.addressMark) throw noSuchPlayer();
  const address = signersAddress(player, easternYear(now));
  return { player, address, children: await childrenOf(ports, address, now), now };
}

/** Returns the players whose signer reads this address. */
export async function childrenOf(
  { players }: Needs<'players'>,
  address: string,
  now: Date,
): Promise<readonly Player[]> {
  const isTheirs = (player: Player) => signersAddress(player, easternYear(now)).toLowerCase() === address.toLowerCase();
  return (await players.ofMailbox(address)).filter(isTheirs);
}
