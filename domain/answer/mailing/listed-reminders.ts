import type { ReminderSwitches } from '../../mailing/reminder.ts';

/** Of what the families of a tournament are reminded, and how many letters that was so far. */
export interface ListedReminders extends ReminderSwitches {
  readonly tournamentId: number;
  readonly name: string;
  readonly firstDay: string | null;
  readonly unpaidNow: number;
  readonly unsignedNow: number;
  readonly remindedOfPayment: number;
  readonly remindedOfWaiver: number;
}
