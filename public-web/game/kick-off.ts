import { easternDayAndClock } from './eastern-time.ts';
import { words } from './words.ts';

/** Formats a kick-off with its day, or says that it is to be announced. */
export const kickOffInWords = (start: string | null): string =>
  start === null ? words.noTime : easternDayAndClock(start);
