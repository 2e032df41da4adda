import { tooManyFollowers } from '../../follower/follower.ts';
import type { Given } from '../../port/ports.ts';

/** A browser follows a team no more: whoever knows its endpoint is the browser. One that did not follow counts as one that begins to. */
export class UnfollowTeam {
  constructor(private readonly ports: Given<'followers'>) {}

  async run({ teamId, endpoint }: { readonly teamId: number; readonly endpoint: string }): Promise<void> {
    const wasFollowed = await this.ports.followers.remove(teamId, endpoint);
    if (!wasFollowed && !(await this.ports.followers.take())) throw tooManyFollowers();
    if (wasFollowed) await this.ports.audit.note({ thing: 'team', recordId: teamId, what: 'unfollowed' });
  }
}
