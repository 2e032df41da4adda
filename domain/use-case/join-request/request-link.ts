import { type JoinRequest, noSuchRequest } from '../../join-request/join-request.ts';
import type { Needs } from '../../port/ports.ts';
import type { Seal } from '../../port/seal.ts';
import type { Team } from '../../team/team.ts';
import { isInForce, leadOf, linkOf, sealLink } from '../mail/sealed-link.ts';

/** What was sealed into the link of a request's letter: the request, and who led the team by which link. */
export interface RequestLink {
  readonly id: number;
  readonly values: readonly string[];
}

/** The link with which whoever leads a team answers a request. */
export function requestLink(
  { links, seal }: Needs<'links' | 'seal'>,
  team: Team,
  { id }: Pick<JoinRequest, 'id'>,
  now: Date,
): string {
  return links.sealed('join-request', sealLink(seal, 'join-request', { ids: [id], values: leadOf(team), now }));
}

/** What was sealed into a link, or undefined. */
export function readRequestLink(text: string | undefined): RequestLink | undefined {
  const { ids: [id] = [], values = [] } = linkOf('join-request', text) ?? {};
  return id === undefined ? undefined : { id, values };
}

/** A letter to somebody who leads the team no more, or by an earlier link, answers nothing. */
export function refuseFormerLink(seal: Seal, link: RequestLink, team: Team): void {
  if (!isInForce(seal, 'join-request', link, leadOf(team))) throw noSuchRequest();
}

/** The request that a letter's link opens now. */
export async function requestBehind(
  { joinRequests, teams, seal }: Needs<'teams' | 'seal' | 'joinRequests'>,
  link: RequestLink,
): Promise<JoinRequest> {
  const request = await joinRequests.find(link.id);
  const team = request && (await teams.find(request.teamId));
  if (request === undefined || team === undefined) throw noSuchRequest();
  refuseFormerLink(seal, link, team);
  return request;
}
