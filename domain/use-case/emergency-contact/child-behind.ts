import { noSuchPlayer, type Player } from '../../player/player.ts';
import { type FamilyPorts, familyBehind } from '../family/family-behind.ts';
import type { FamilyLink } from '../family/family-link.ts';
import { type WaiverPorts, waiverBehind } from '../waiver/waiver-behind.ts';
import type { WaiverLink } from '../waiver/waiver-link.ts';

/** The mailed link by which a family comes: that of a waiver, or that of its page for one of its children. */
export type ChildLink = { readonly waiver: WaiverLink } | { readonly family: FamilyLink; readonly playerId: number };

/** By what a family is known again from either link. */
export type ChildPorts = WaiverPorts & FamilyPorts;

/** The child a link is about; a child of another family is none. */
export async function childBehind(
  ports: ChildPorts,
  link: ChildLink,
): Promise<{ readonly player: Player; readonly now: Date }> {
  if ('waiver' in link) return waiverBehind(ports, link.waiver);
  const { children, now } = await familyBehind(ports, link.family);
  const player = children.find(({ id }) => id === link.playerId);
  if (player === undefined) throw noSuchPlayer();
  return { player, now };
}
