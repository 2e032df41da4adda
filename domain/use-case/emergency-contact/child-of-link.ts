import { noSuchPlayer, type Player } from '../../player/player.ts';
import type { FamilyLink } from '../family/family-link.ts';
import { type FamilyPorts, familyOfLink } from '../family/family-of-link.ts';
import type { WaiverLink } from '../waiver/waiver-link.ts';
import { type WaiverPorts, waiverOfLink } from '../waiver/waiver-of-link.ts';

/** Mailed link of a family: that of a waiver, or that of its page for one of its children. */
export type ChildLink = { readonly waiver: WaiverLink } | { readonly family: FamilyLink; readonly playerId: number };

/** Ports needed to identify a family by either link. */
export type ChildPorts = WaiverPorts & FamilyPorts;

/** Returns the child of a link, refusing a child of another family. */
export async function childOfLink(
  ports: ChildPorts,
  link: ChildLink,
): Promise<{ readonly player: Player; readonly now: Date }> {
  if ('waiver' in link) return waiverOfLink(ports, link.waiver);
  const { children, now } = await familyOfLink(ports, link.family);
  const player = children.find(({ id }) => id === link.playerId);
  if (player === undefined) throw noSuchPlayer();
  return { player, now };
}
