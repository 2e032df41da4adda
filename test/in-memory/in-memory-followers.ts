import { type Follower, mostOfSource } from '../../domain/follower/follower.ts';
import { Followers } from '../../domain/port/followers.ts';

/** Followers for as long as a test lasts, all from one network. */
export class InMemoryFollowers extends Followers {
  private followers: readonly Follower[] = [];

  override async add(follower: Follower): Promise<void> {
    await this.remove(follower.teamId, follower.endpoint);
    this.followers = [...this.followers, follower];
  }

  override async teamsOf(wanted: string): Promise<readonly number[]> {
    return this.followers
      .filter(({ endpoint }) => endpoint === wanted)
      .map(({ teamId }) => teamId)
      .toSorted((one, other) => one - other);
  }

  override async hasRoom(): Promise<boolean> {
    return this.followers.length < mostOfSource;
  }

  override async remove(team: number, wanted: string): Promise<boolean> {
    const left = this.followers.filter(({ teamId, endpoint }) => teamId !== team || endpoint !== wanted);
    const wasThere = left.length < this.followers.length;
    this.followers = left;
    return wasThere;
  }
}
