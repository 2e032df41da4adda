import type { ReminderSwitches } from '../../mailing/reminder.ts';

/** Reminders that a tournament sends to its families, and the number of letters so far. */
export interface ListedReminders extends ReminderSwitches {
  readonly tournamentId: number;
  readonly name: string;
  readonly firstDay: string | null;
  readonly unpaidNow: number;
  readonly unsignedNow: number;
  readonly remindedOfPayment: number;
  readonly remindedOfWaiver: number;
}
