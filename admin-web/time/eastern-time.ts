import { easternYear } from '../../domain/rule/time/eastern.ts';
import { midnight } from '../../domain/rule/venue/venue.ts';

const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});

/** Formats the time of an instant in New Jersey: 6:15 PM. */
export const easternTime = (instant: string): string => clock.format(new Date(instant));

/** Formats a time for a time input, in which midnight at the end of a day is 00:00. */
export const inputTime = (time: string): string => (time === midnight ? '00:00' : time);

/** Formats the day of an instant in New Jersey: Saturday, November 28, 2026. */
export const easternDay = (instant: string): string => day.format(new Date(instant));

const shortDayThere = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York' });

/** Formats the day of an instant in New Jersey in the short US way; undefined without an instant. */
export function shortDayOf(instant: string | null | undefined): string | undefined {
  return instant ? shortDayThere.format(new Date(instant)) : undefined;
}

/** Formats a date, YYYY-MM-DD, in the short US way: 11/28/2026. */
export function shortDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${month}/${date}/${year}`;
}

const dayAndClock = {
  timeZone: 'America/New_York',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;
const dayAndTime = new Intl.DateTimeFormat('en-US', dayAndClock);
const dayAndTimeOfYear = new Intl.DateTimeFormat('en-US', { ...dayAndClock, year: 'numeric' });

/** Formats day and time of an instant in New Jersey, with the year unless it is this year; undefined without an instant. */
export function dayAndTimeOf(instant: string | null | undefined): string | undefined {
  if (!instant) return undefined;
  const at = new Date(instant);
  return (easternYear(at) === easternYear(new Date()) ? dayAndTime : dayAndTimeOfYear).format(at);
}
