/** Whom a reminder of missing waivers would reach now, the first of them by the names of the players, and whom not and why. */
export interface ReminderPreview {
  /** All that are missing, whether or not a letter can go out now. */
  readonly allUnsigned: number;
  readonly allClaimed: number;
  readonly unsigned: number;
  readonly claimed: number;
  readonly remindedToday: number;
  readonly withoutAddress: number;
  readonly names: readonly string[];
}

/** How many reminders went out. */
export interface RemindersSent {
  readonly sent: number;
}

/** The same, and whether letters leave at all. */
export interface RemindersAhead extends ReminderPreview {
  readonly isMailDelivered: boolean;
}
