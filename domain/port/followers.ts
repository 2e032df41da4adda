import type { FollowedTeamIn, Follower } from '../rule/follower/follower.ts';
import type { PushMessage } from '../rule/follower/push-message.ts';

/** Browsers that follow teams. */
export abstract class Followers {
  /** Adds a follower; one that follows the team already gets the new keys and language. */
  abstract add(follower: Follower): Promise<void>;
  /** Returns the ids of the teams that a browser follows, and locks them against additions until the transaction ends. */
  abstract teamsOf(endpoint: string): Promise<readonly number[]>;
  /** Counts one more for the requester's address today; false when today's allowance is used up. Leaving gives nothing back. */
  abstract take(): Promise<boolean>;
  /** Returns the followed teams of a tournament, once for each language of their followers, with the number of those. */
  abstract followedTeams(tournamentId: number): Promise<readonly FollowedTeamIn[]>;
  /** Queues a message for every current follower of a team in a language. */
  abstract tell(team: Omit<FollowedTeamIn, 'followers'>, message: PushMessage): Promise<void>;
  /** Drops what followers are still to be told of a tournament's timetable, since they are told of all of it. */
  abstract dropTimetableNews(tournamentId: number): Promise<void>;
  /** Stops following a team. Returns whether the browser followed it. */
  abstract remove(teamId: number, endpoint: string): Promise<boolean>;
}
