import type { Needs } from '../../port/ports.ts';
import type { Team } from '../../team/team.ts';
import { leadOf, sealLink } from './sealed-link.ts';

/** What letters with sealed links are written with. */
export type SealedMail = Needs<'outbox' | 'links' | 'seal'>;

/** The link that opens the captain's page of a team, while the same person leads it with the same mailbox and no newer link. */
export function captainLink(
  { links, seal }: Needs<'links' | 'seal'>,
  team: Pick<Team, 'id' | 'captainLinkNumber' | 'captainId' | 'captainEmail'>,
  now: Date,
): string {
  return links.sealed('captain', sealLink(seal, 'captain', { ids: [team.id], values: leadOf(team), now }));
}
