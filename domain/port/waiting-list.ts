import type { Team } from '../rule/team/team.ts';

/** Waiting teams of full tournaments, in the order in which they came. */
export abstract class WaitingList {
  /** Returns the upcoming tournaments with a free place and a team waiting for it. */
  abstract due(): Promise<readonly number[]>;
  /** Returns the first waiting team of a tournament, and locks its roster until the transaction ends. */
  abstract first(tournamentId: number): Promise<Team | undefined>;
}
