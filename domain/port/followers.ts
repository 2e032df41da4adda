import type { Follower } from '../follower/follower.ts';

/** The browsers that follow teams. */
export abstract class Followers {
  /** Keeps it; one that follows the team already is kept with its new keys and language. */
  abstract add(follower: Follower): Promise<void>;
  /** The teams that a browser follows; nobody adds to them until the transaction ends. */
  abstract teamsOf(endpoint: string): Promise<readonly number[]>;
  /** Counts one more from where this is asked from, for today; false when those of today are used up. Nobody gives theirs back by leaving. */
  abstract take(): Promise<boolean>;
  /** It follows this team no more; whether it did. */
  abstract remove(teamId: number, endpoint: string): Promise<boolean>;
}
