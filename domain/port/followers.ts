import type { Follower } from '../follower/follower.ts';

/** Browsers that follow teams. */
export abstract class Followers {
  /** Adds a follower; one that follows the team already gets the new keys and language. */
  abstract add(follower: Follower): Promise<void>;
  /** Returns the ids of the teams that a browser follows, and locks them against additions until the transaction ends. */
  abstract teamsOf(endpoint: string): Promise<readonly number[]>;
  /** Counts one more for the requester's address today; false when today's allowance is used up. Leaving gives nothing back. */
  abstract take(): Promise<boolean>;
  /** Stops following a team. Returns whether the browser followed it. */
  abstract remove(teamId: number, endpoint: string): Promise<boolean>;
}
