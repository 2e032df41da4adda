import type { Player } from '../../player/player.ts';
import type { Needs } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { easternYear } from '../../time/eastern.ts';
import { signersAddress } from '../../waiver/waiver.ts';
import { keepLanguage } from '../newcomer/keep-language.ts';
import { addressMark } from '../waiver/waiver-link.ts';
import type { FamilyLink } from './family-link.ts';

/** Ports needed to identify a family by its link. */
export type FamilyPorts = Needs<'players' | 'mailboxes' | 'seal' | 'clock'>;

/** Children whose parent or signer reads one mailbox. */
export interface Family {
  readonly address: string;
  readonly children: readonly Player[];
  readonly now: Date;
}

/** Returns the family of a link. Following it proves that the mail was read, so its address is confirmed. */
export async function familyOfLink(ports: FamilyPorts, link: FamilyLink): Promise<Family> {
  const now = ports.clock.now();
  for (const id of link.playerIds) {
    const player = await ports.players.find(id);
    if (player === undefined || addressMark(ports.seal, player, now) !== link.addressMark) continue;
    const address = signersAddress(player, easternYear(now));
    await ports.mailboxes.confirm(address, now);
    const children = await childrenOf(ports, address, now);
    for (const child of children) await keepLanguage(ports, child, link.language);
    return {
      address,
      children: children.map((child) => ({ ...child, language: link.language ?? child.language })),
      now,
    };
  }
  throw familyLinkEnded();
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

/** Returns the refusal of a link that is forged, used up or expired: all three look the same. */
export function familyLinkEnded(): Refusal {
  return new Refusal('not-found', 'This link no longer works. Please ask for a new one.');
}
