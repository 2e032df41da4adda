import { tooManyFollowers } from '../../follower/follower.ts';
import type { Audit } from '../../port/audit.ts';
import type { Followers } from '../../port/followers.ts';

/** A browser follows a team no more: whoever knows its endpoint is the browser. One that did not follow counts as one that begins to. */
export class UnfollowTeam {
  constructor(
    private readonly followers: Followers,
    private readonly audit: Audit,
  ) {}

  async run({ teamId, endpoint }: { readonly teamId: number; readonly endpoint: string }): Promise<void> {
    const wasFollowed = await this.followers.remove(teamId, endpoint);
    if (!wasFollowed && !(await this.followers.take())) throw tooManyFollowers();
    if (wasFollowed) await this.audit.note({ thing: 'team', recordId: teamId, what: 'unfollowed' });
  }
}
