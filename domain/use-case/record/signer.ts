import type { Needs } from '../../port/ports.ts';
import { noSuchPlayer, type Player } from '../../rule/player/player.ts';
import { noSuchRegistration } from '../../rule/registration/registration.ts';
import { easternYear } from '../../rule/time/eastern.ts';
import { signersAddress } from '../../rule/waiver/waiver.ts';
import { addressMark, type WaiverLink } from '../waiver/waiver-link.ts';

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

interface Sought {
  readonly right: SignersRight;
  readonly tournamentId: number;
}

/**
 * Finds a player's registration for a tournament, for the signer. Returns the right over the registration's waiver, as a mailed link would
 * give it.
 */
export async function signersRegistration(
  given: SignerPorts & Needs<'registrations'>,
  { right, tournamentId }: Sought,
): Promise<WaiverLink> {
  const { player } = await playerOfSigner(given, right);
  const registration = await given.registrations.find(player.id, tournamentId);
  if (registration === undefined) throw noSuchRegistration();
  return { registrationId: registration.id, addressMark: right.addressMark };
}

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
