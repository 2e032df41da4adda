import { isOneDay } from '../../domain/rule/time/eastern.ts';
import { locale } from '../language/language.ts';

const clock = new Intl.DateTimeFormat(locale, {
  timeZone: 'America/New_York',
  hour: 'numeric',
  minute: '2-digit',
});

const dayAndClock = new Intl.DateTimeFormat(locale, {
  timeZone: 'America/New_York',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Formats an instant in New Jersey's time, such as 6:15 PM ET. */
export const easternClock = (instant: string): string => `${clock.format(new Date(instant))} ET`;

/** Formats an instant with its day in New Jersey, such as Sat, Nov 7, 6:15 PM ET. */
export const easternDayAndClock = (instant: string): string => `${dayAndClock.format(new Date(instant))} ET`;

const weekdayAndClock = new Intl.DateTimeFormat(locale, {
  timeZone: 'America/New_York',
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

/** Formats an instant with its weekday in New Jersey, such as Sat 6:15 PM ET. */
export const easternWeekdayAndClock = (instant: string): string => `${weekdayAndClock.format(new Date(instant))} ET`;

/** Formats an instant in New Jersey's time, with its day where that is not today. */
export const easternTime = (instant: string, now: number): string =>
  isOneDay(new Date(instant), new Date(now)) ? easternClock(instant) : easternDayAndClock(instant);

const day = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' });

/** Formats a date, YYYY-MM-DD, as Sat, Nov 7. */
export const dayOf = (written: string): string => day.format(new Date(`${written}T12:00:00Z`));
