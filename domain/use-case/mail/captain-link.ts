import type { Team } from '../../team/team.ts';
import { type SealedMail, sealEnd } from './sealed-mail.ts';

/** The link that opens the captain's page of a team; the next number makes it worthless. */
export function captainLink(
  { links, seal }: Pick<SealedMail, 'links' | 'seal'>,
  team: Pick<Team, 'id' | 'captainLinkNumber'>,
  now: Date,
): string {
  return links.captain(seal.close(`captain:${team.id}:${team.captainLinkNumber}`, sealEnd(now)));
}
