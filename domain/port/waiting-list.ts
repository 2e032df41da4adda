import type { Team } from '../team/team.ts';

/** Tournaments and teams whose wait can end now. */
export interface Due {
  /** Upcoming tournaments with a free place and a team waiting for it. */
  readonly tournaments: readonly number[];
  /** Teams with a place and held invitations, whose captain's mailbox is confirmed. */
  readonly teams: readonly number[];
}

/**
 * Waiting teams of full tournaments, in the order in which they came, and the invitations that teams hold back until they have
 * a place and their captain's mailbox is confirmed.
 */
export abstract class WaitingList {
  abstract due(): Promise<Due>;
  /** Returns the first waiting team of a tournament, and locks its roster until the transaction ends. */
  abstract first(tournamentId: number): Promise<Team | undefined>;
  /** Stores the addresses that a captain wants to invite. */
  abstract holdInvitations(teamId: number, emails: readonly string[]): Promise<void>;
  /** Returns the addresses held until the captain's mailbox is confirmed, in the order in which they came. */
  abstract heldInvitations(teamId: number): Promise<readonly string[]>;
  /** Stores addresses whose invitations await an organizer, since too many were sent that day. */
  abstract holdForOrganizer(teamId: number, emails: readonly string[]): Promise<void>;
  abstract heldForOrganizer(teamId: number): Promise<readonly string[]>;
  /** Releases the invitations that await an organizer into the held ones, or discards them. */
  abstract decideHeld(teamId: number, isWanted: boolean): Promise<void>;
  /** Returns the held addresses and removes them. */
  abstract releaseInvitations(teamId: number): Promise<readonly string[]>;
}
