import { easternDay, shortDayOf } from '../time/eastern-time.ts';

/** The day of a game that nobody has begun, where that is not today: a score makes its tournament active. */
export function otherDayOf({
  status,
  startTime,
}: {
  readonly status: string;
  readonly startTime: string;
}): string | undefined {
  const isToday = shortDayOf(startTime) === shortDayOf(new Date().toISOString());
  return status === 'scheduled' && !isToday ? easternDay(startTime) : undefined;
}
