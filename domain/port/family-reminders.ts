import type { DueReminder, ReminderSwitches, ReminderTopic } from '../mailing/reminder.ts';

/** Reminders to families: what each tournament reminds of, and which families were reminded. */
export abstract class FamilyReminders {
  /** Returns whether this process sends the reminders now; the other processes leave it to this one until the transaction ends. */
  abstract takeTurn(): Promise<boolean>;
  abstract switch(tournamentId: number, switches: ReminderSwitches): Promise<void>;
  /** Returns the tournaments still to come with a reminder switched on. */
  abstract switchedOn(): Promise<readonly ({ readonly tournamentId: number } & ReminderSwitches)[]>;
  /**
   * Marks at most `most` registrations of a tournament as reminded that were not reminded of this topic before, and returns their
   * ids. Due are those that owe something and have not said that they pay on the day, or whose waiver is open.
   */
  abstract remind(
    tournamentId: number,
    about: ReminderTopic,
    due: DueReminder,
    now: Date,
    most: number,
  ): Promise<readonly number[]>;
  /** Drops reminders that wait for delivery and no longer ask for anything. */
  abstract dropAnswered(): Promise<void>;
}
