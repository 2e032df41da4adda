import type { Needs } from '../../port/ports.ts';
import type { Seal } from '../../port/seal.ts';
import { type JoinRequest, noSuchRequest } from '../../rule/join-request/join-request.ts';
import type { Team } from '../../rule/team/team.ts';
import { dependenciesOf, isInForce, linkOf, sealLink } from '../mail/sealed-link.ts';

/** Content of the link in a request's letter: the request, and who led the team by which link at the time. */
export interface RequestLink {
  readonly id: number;
  readonly values: readonly string[];
}

/** Creates the link with which a team's contact answers a request. */
export function requestLink(
  { links, seal }: Needs<'links' | 'seal'>,
  team: Team,
  { id }: Pick<JoinRequest, 'id'>,
  now: Date,
): string {
  return links.sealed('join-request', sealLink(seal, 'join-request', { ids: [id], values: dependenciesOf(team), now }));
}

/** Reads the content of a link; undefined for an invalid one. */
export function readRequestLink(text: string | undefined): RequestLink | undefined {
  const { ids: [id] = [], values = [] } = linkOf('join-request', text) ?? {};
  return id === undefined ? undefined : { id, values };
}

/** Refuses a link mailed to somebody who no longer leads the team, or who leads it by a newer link. */
export function refuseFormerLink(seal: Seal, link: RequestLink, team: Team): void {
  if (!isInForce(seal, 'join-request', link, dependenciesOf(team))) throw noSuchRequest();
}

/** Returns the request of a letter's link, refusing an outdated link. */
export async function requestOfLink(
  { joinRequests, teams, seal }: Needs<'teams' | 'seal' | 'joinRequests'>,
  link: RequestLink,
): Promise<JoinRequest> {
  const request = await joinRequests.find(link.id);
  const team = request && (await teams.find(request.teamId));
  if (request === undefined || team === undefined) throw noSuchRequest();
  refuseFormerLink(seal, link, team);
  return request;
}
