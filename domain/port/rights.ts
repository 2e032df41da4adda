import type { Player } from '../rule/player/player.ts';
import type { Team } from '../rule/team/team.ts';

/** Proof by which a caller leads a team: its creation, its link in a letter, or that link as shown to an organizer. */
export type LeadershipProof = 'creation' | 'mailbox' | 'shown link';

/** Rights of whoever calls a command: those held already, and those that follow from it. What the site does by itself has none and gives none. */
export abstract class Rights {
  /** Returns whether the caller leads a team. */
  abstract leads(teamId: number): Promise<boolean>;
  /** Returns whether the caller has proved the mailbox on file of a player. */
  abstract hasMailboxOf(playerId: number): Promise<boolean>;
  /** Lets the caller lead a team, for as long as its captain's link stays the same. */
  abstract giveTeam(team: Pick<Team, 'id' | 'captainLinkNumber'>, by: LeadershipProof): Promise<void>;
  /** Gives the caller the record of a player that the call has made, as the one who wrote its addresses. */
  abstract giveRecord(player: Player): Promise<void>;
}
