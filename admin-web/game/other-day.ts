import { isOneDay } from '../../domain/time/eastern.ts';
import { easternDay } from '../time/eastern-time.ts';
import { serverNow } from '../transport/server-clock.ts';

export const otherDayText = (day: string) =>
  `This game is planned for ${day}, not for today. This press begins it now.`;

/** Returns the day of a scheduled game if it has one and that is not today, since a score starts it and its tournament. */
export function otherDayOf({
  status,
  startTime,
}: {
  readonly status: string;
  readonly startTime: string | null;
}): string | undefined {
  if (status !== 'scheduled' || startTime === null) return undefined;
  return isOneDay(new Date(startTime), serverNow()) ? undefined : easternDay(startTime);
}
