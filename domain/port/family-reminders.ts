import type { DueReminder, ReminderSwitches, ReminderTopic } from '../mailing/reminder.ts';

/** Which tournaments' families are reminded of what, and who was. */
export abstract class FamilyReminders {
  /** Whether this process is the one that reminds now; the others leave it to it until the transaction ends. */
  abstract takeTurn(): Promise<boolean>;
  abstract switch(tournamentId: number, switches: ReminderSwitches): Promise<void>;
  /** The tournaments still to come for which something is switched on. */
  abstract switchedOn(): Promise<readonly ({ readonly tournamentId: number } & ReminderSwitches)[]>;
  /**
   * Notes that at most so many of a tournament are reminded now who were not of this before, and answers which registrations these
   * are: those that owe something and have not said that they pay on the day, or whose waiver is open.
   */
  abstract remind(
    tournamentId: number,
    about: ReminderTopic,
    due: DueReminder,
    now: Date,
    most: number,
  ): Promise<readonly number[]>;
  /** Reminders that wait to be delivered and ask for nothing any more are not sent. */
  abstract dropAnswered(): Promise<void>;
}
