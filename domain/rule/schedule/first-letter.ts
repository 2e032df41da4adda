import { easternDay } from '../time/eastern.ts';

/** Hours before the start at which families get the schedule. */
export const scheduleHours = 48;

/**
 * Returns whether a family that registers now gets its schedule the usual hours before the start, or in another letter at
 * once; null from the first day on, when only whoever has a game to come gets it.
 */
export function firstLetterTo({ firstDay }: { readonly firstDay: string | null }, now: Date): 'ahead' | 'soon' | null {
  const dayIn = (hours: number) => easternDay(new Date(now.getTime() + hours * 3_600_000));
  if (firstDay === null || dayIn(scheduleHours) < firstDay) return 'ahead';
  return dayIn(0) < firstDay ? 'soon' : null;
}
