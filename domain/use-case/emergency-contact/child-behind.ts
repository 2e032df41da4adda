import { noSuchPlayer, type Player } from '../../player/player.ts';
import { type FamilyPorts, familyBehind } from '../family/family-behind.ts';
import type { FamilyLink } from '../family/family-link.ts';
import { type WaiverPorts, waiverBehind } from '../waiver/waiver-behind.ts';
import type { WaiverLink } from '../waiver/waiver-link.ts';

/** Mailed link of a family: that of a waiver, or that of its page for one of its children. */
export type ChildLink = { readonly waiver: WaiverLink } | { readonly family: FamilyLink; readonly playerId: number };

/** Ports needed to identify a family by either link. */
export type ChildPorts = WaiverPorts & FamilyPorts;

/** Returns the child of a link, refusing a child of another family. */
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
