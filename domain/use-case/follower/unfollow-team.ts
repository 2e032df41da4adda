import { tooManyFollowers } from '../../follower/follower.ts';
import type { Given } from '../../port/ports.ts';

/** Makes a browser stop following a team, identified by its endpoint alone. A call for a browser that did not follow counts against the limit of new followers. */
export class UnfollowTeam {
  constructor(private readonly ports: Given<'followers'>) {}

  async run({ teamId, endpoint }: { readonly teamId: number; readonly endpoint: string }): Promise<void> {
    const wasFollowed = await this.ports.followers.remove(teamId, endpoint);
    if (!wasFollowed && !(await this.ports.followers.take())) throw tooManyFollowers();
    if (wasFollowed) await this.ports.audit.note({ thing: 'team', recordId: teamId, what: 'unfollowed' });
  }
}
