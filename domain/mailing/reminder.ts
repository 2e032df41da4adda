import { easternInstant } from '../time/eastern-instant.ts';

/** Of what families are reminded. */
export const reminderTopics = ['unpaid', 'unsigned'] as const;

export type ReminderTopic = (typeof reminderTopics)[number];

/** So many days before its first day a tournament's families are reminded. */
export const reminderDays = [7, 2] as const;

/** What organizers have switched on for a tournament. */
export type ReminderSwitches = Readonly<Record<ReminderTopic, boolean>>;

/** A reminder whose time has come; it goes to whoever had registered before a moment. */
export interface DueReminder {
  readonly daysBefore: number;
  readonly registeredBefore: Date;
}

const dayMs = 86_400_000;

/** Nobody is written to at night. */
const opening = '09:00';

/**
 * Which reminder is due: from nine in the morning, New Jersey's time, of the day it is meant for until the end of the next, for a
 * process that was down. Who registered within the day before has just been told and is not reminded.
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
