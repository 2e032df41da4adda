/** A registered player's arrival at the tournament, as noted at its check-in. */
export interface CheckIn {
  readonly registrationId: number;
  readonly checkedInAt: Date;
  /** Organizer who noted it, by sign-in name. */
  readonly checkedInBy: string;
}
