import { isOneDay } from '../../domain/rule/time/eastern.ts';
import { serverNow } from '../transport/server-clock.ts';
import { easternClock, easternDayAndClock } from './eastern-time.ts';
import { words } from './words.ts';

/** Formats a kick-off with its day, such as Today 7:00 PM ET or Sat, Nov 7, 7:00 PM ET, or says that it is to be announced. */
export function kickOffInWords(start: string | null): string {
  if (start === null) return words.noTime;
  const isToday = isOneDay(new Date(start), new Date(serverNow()));
  return isToday ? words.today(easternClock(start)) : easternDayAndClock(start);
}
