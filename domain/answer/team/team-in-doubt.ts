/** A place that nobody has confirmed, and when it is released. */
export interface PlaceToRelease {
  readonly teamId: number;
  readonly team: string;
  readonly tournament: string;
  readonly askedAt: Date | null;
  readonly remindedAt: Date | null;
  readonly releaseAt: Date;
}

/** A team whose invitations wait for an organizer, and how many do. */
export interface HeldForOrganizer {
  readonly teamId: number;
  readonly team: string;
  readonly captainEmail: string;
  readonly invitations: number;
}
