import type { Needs } from '../../port/ports.ts';
import type { Team } from '../../rule/team/team.ts';
import { dependenciesOf, sealLink } from './sealed-link.ts';

/** Ports needed to write letters with sealed links. */
export type SealedMail = Needs<'outbox' | 'links' | 'seal'>;

/** Creates the link to the captain's page of a team, valid while the same person leads it with the same mailbox and no newer link. */
export function captainLink(
  { links, seal }: Needs<'links' | 'seal'>,
  team: Pick<Team, 'id' | 'captainLinkNumber' | 'captainId' | 'captainEmail'>,
  now: Date,
): string {
  return links.sealed('captain', sealLink(seal, 'captain', { ids: [team.id], values: dependenciesOf(team), now }));
}
