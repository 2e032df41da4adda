import type { Player } from '../../player/player.ts';
import type { Needs } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { easternYear } from '../../time/eastern.ts';
import { signersAddress } from '../../waiver/waiver.ts';
import { keepLanguage } from '../newcomer/keep-language.ts';
import { addressMark } from '../waiver/waiver-link.ts';
import type { FamilyLink } from './family-link.ts';

/** By what a family is known again from its link. */
export type FamilyPorts = Needs<'players' | 'mailboxes' | 'seal' | 'clock'>;

/** The children for whom one mailbox answers. */
export interface Family {
  readonly address: string;
  readonly children: readonly Player[];
  readonly now: Date;
}

/** The family a link was mailed to. Whoever comes by it has read the mail: its address is confirmed. */
export async function familyBehind(ports: FamilyPorts, link: FamilyLink): Promise<Family> {
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

/** Those for whom whoever reads the mail of this address signs. */
export async function childrenOf(
  { players }: Needs<'players'>,
  address: string,
  now: Date,
): Promise<readonly Player[]> {
  const isTheirs = (player: Player) => signersAddress(player, easternYear(now)).toLowerCase() === address.toLowerCase();
  return (await players.ofMailbox(address)).filter(isTheirs);
}

/** Forged, used up and outlived links are answered alike. */
export function familyLinkEnded(): Refusal {
  return new Refusal('not-found', 'This link no longer works. Please ask for a new one.');
}
