import { easternInstant } from '../time/eastern-instant.ts';

/** Topics of reminders to families. */
export const reminderTopics = ['unpaid', 'unsigned'] as const;

export type ReminderTopic = (typeof reminderTopics)[number];

/** Days before a tournament's first day on which its families are reminded. */
const reminderDays = [7, 2] as const;

/** Reminders that are switched on for a tournament. */
export type ReminderSwitches = Readonly<Record<ReminderTopic, boolean>>;

/** Reminder that is due; it goes to families that registered before a moment. */
export interface DueReminder {
  readonly daysBefore: number;
  readonly registeredBefore: Date;
}

const dayMs = 86_400_000;

/** Time of day before which no reminder is sent, so that nobody is written to at night. */
const opening = '09:00';

/**
 * Returns the due reminder: from nine in the morning, New Jersey time, of its day until the end of the next, in case the process
 * was down. A family that registered within the day before has just been notified and is not reminded.
 */
export function dueReminder(firstDay: string | null, now: Date): DueReminder | undefined {
  if (firstDay === null) return undefined;
  for (const daysBefore of reminderDays) {
    const opens = easternInstant(dayBefore(firstDay, daysBefore), opening);
    const ends = easternInstant(dayBefore(firstDay, daysBefore - 2), '00:00');
    if (now.getTime() >= opens && now.getTime() < ends)
      return { daysBefore, registeredBefore: new Date(opens - dayMs) };
  }
  return undefined;
}

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) - days * dayMs).toISOString().slice(0, 10);
}
