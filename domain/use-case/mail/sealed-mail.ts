import type { Outbox } from '../../port/outbox.ts';
import type { Seal } from '../../port/seal.ts';
import type { Links } from '../../site/links.ts';
import type { Team } from '../../team/team.ts';
import { leadOf, sealLink } from './sealed-link.ts';

/** What letters with sealed links are written with. */
export interface SealedMail {
  readonly outbox: Outbox;
  readonly links: Links;
  readonly seal: Seal;
}

/** The link that opens the captain's page of a team, while the same person leads it with the same mailbox and no newer link. */
export function captainLink(
  { links, seal }: Pick<SealedMail, 'links' | 'seal'>,
  team: Pick<Team, 'id' | 'captainLinkNumber' | 'captainId' | 'captainEmail'>,
  now: Date,
): string {
  return links.captain(sealLink(seal, 'captain', { ids: [team.id], values: leadOf(team), now }));
}
