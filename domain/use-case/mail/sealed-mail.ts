import type { Outbox } from '../../port/outbox.ts';
import type { Seal } from '../../port/seal.ts';
import type { Links } from '../../site/links.ts';
import type { Team } from '../../team/team.ts';

/** What letters with sealed links are written with. */
export interface SealedMail {
  readonly outbox: Outbox;
  readonly links: Links;
  readonly seal: Seal;
}

/** Longer than any tournament is announced ahead; whether it is over is asked when the link is followed. */
const linkDays = 400;

/** The end of the seal on a link that lasts as long as its tournament. */
export function sealEnd(now: Date): Date {
  return new Date(now.getTime() + linkDays * 86_400_000);
}

/** The link that opens the captain's page of a team; the next number makes it worthless. */
export function captainLink(
  { links, seal }: Pick<SealedMail, 'links' | 'seal'>,
  team: Pick<Team, 'id' | 'captainLinkNumber'>,
  now: Date,
): string {
  return links.captain(seal.close(`captain:${team.id}:${team.captainLinkNumber}`, sealEnd(now)));
}
