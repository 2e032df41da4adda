import type { Team } from '../team/team.ts';

/** The teams that found their tournament full, in the order in which they came, and whom they will invite. */
export abstract class WaitingList {
  /** The upcoming tournaments that have a place free and a team waiting for it. */
  abstract tournamentsWithPlaces(): Promise<readonly number[]>;
  /** The first in line of a tournament, whose roster nobody else changes until the transaction ends. */
  abstract first(tournamentId: number): Promise<Team | undefined>;
  /** Keeps the addresses a captain would like to invite until the team has a place. */
  abstract holdInvitations(teamId: number, emails: readonly string[]): Promise<void>;
  /** The addresses that were kept; they are kept no longer. */
  abstract releaseInvitations(teamId: number): Promise<readonly string[]>;
}
