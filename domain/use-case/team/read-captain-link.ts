import type { Seal } from '../../port/seal.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { Team } from '../../team/team.ts';
import { dependenciesOf, isInForce, linkOf } from '../mail/sealed-link.ts';

/** Content of a captain's link: the team, and who led it by which link. */
interface CaptainLink {
  readonly teamId: number;
  readonly values: readonly string[];
}

export function readCaptainLink(text: string | undefined): CaptainLink {
  const { ids: [teamId] = [], values = [] } = linkOf('captain', text) ?? {};
  if (teamId === undefined) throw captainLinkEnded();
  return { teamId, values };
}

/** Tells whether a link opens the page of a team under its present captain and contact. */
export function isLatestLink(link: CaptainLink, seal: Seal, team: Team): boolean {
  return isInForce(seal, 'captain', link, dependenciesOf(team));
}

/** Returns the refusal of a forged, replaced or expired link: all three look the same. */
export function captainLinkEnded(): Refusal {
  return new Refusal('not-found', 'This link no longer works. Please ask for a new one.');
}
