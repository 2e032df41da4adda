/** Recipients of a reminder of missing waivers, with the first players' names, and the numbers left out by reason. */
export interface ReminderPreview {
  /** All missing waivers, whether or not a letter can be sent now. */
  readonly allUnsigned: number;
  readonly allClaimed: number;
  readonly unsigned: number;
  readonly claimed: number;
  readonly remindedToday: number;
  readonly withoutAddress: number;
  readonly names: readonly string[];
}

/** Number of reminders sent. */
export interface RemindersSent {
  readonly sent: number;
}

/** Preview of a reminder, with whether mail is sent at all. */
export interface RemindersAhead extends ReminderPreview {
  readonly isMailDelivered: boolean;
}
