import { tooManyFollowers } from '../../follower/follower.ts';
import type { Given } from '../../port/ports.ts';

/** Makes a browser stop following a team, identified by its endpoint alone. A call for a browser that did not follow counts against the limit of new followers. */
export async function unfollowTeam(
  given: Given<'followers'>,
  { teamId, endpoint }: { readonly teamId: number; readonly endpoint: string },
): Promise<void> {
  const wasFollowed = await given.followers.remove(teamId, endpoint);
  if (!wasFollowed && !(await given.followers.take())) throw tooManyFollowers();
  if (wasFollowed) await given.audit.note({ thing: 'team', recordId: teamId, what: 'unfollowed' });
}
