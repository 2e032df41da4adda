/** Unconfirmed place, with the time of its release. */
export interface PlaceToRelease {
  readonly teamId: number;
  readonly team: string;
  readonly tournament: string;
  readonly askedAt: Date | null;
  readonly remindedAt: Date | null;
  readonly releaseAt: Date;
}

/** Team with invitations that wait for an organizer, and their number. */
export interface WaitingForOrganizer {
  readonly teamId: number;
  readonly team: string;
  readonly captainEmail: string;
  readonly invitations: number;
}
