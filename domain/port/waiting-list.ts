import type { Team } from '../team/team.ts';

/** What somebody has waited for and can have now. */
export interface Due {
  /** The upcoming tournaments that have a place free and a team waiting for it. */
  readonly tournaments: readonly number[];
  /** The teams with a place and held invitations whose captain's mailbox has answered. */
  readonly teams: readonly number[];
}

/**
 * The teams that found their tournament full, in the order in which they came; and whom teams will invite once they have
 * a place and their captain's mailbox has answered.
 */
export abstract class WaitingList {
  abstract due(): Promise<Due>;
  /** The first in line of a tournament, whose roster nobody else changes until the transaction ends. */
  abstract first(tournamentId: number): Promise<Team | undefined>;
  /** Keeps the addresses a captain would like to invite. */
  abstract holdInvitations(teamId: number, emails: readonly string[]): Promise<void>;
  /** The addresses that are kept until the captain's mailbox answers, in the order in which they came. */
  abstract heldInvitations(teamId: number): Promise<readonly string[]>;
  /** Keeps addresses to which an organizer sends the invitations, as too many have left that day. */
  abstract holdForOrganizer(teamId: number, emails: readonly string[]): Promise<void>;
  abstract heldForOrganizer(teamId: number): Promise<readonly string[]>;
  /** What was kept for an organizer leaves like everything else that is held, or is kept no longer. */
  abstract decideHeld(teamId: number, isWanted: boolean): Promise<void>;
  /** The addresses that were kept; they are kept no longer. */
  abstract releaseInvitations(teamId: number): Promise<readonly string[]>;
}
