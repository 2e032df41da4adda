import { midnight } from '../../domain/venue/venue.ts';

const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

/** The time of day in New Jersey: 6:15 PM. */
export const easternTime = (instant: string): string => clock.format(new Date(instant));

/** A time of day as an input of the browser shows it: midnight at the end of a day is 00:00 there. */
export const inputTime = (time: string): string => (time === midnight ? '00:00' : time);

/** The day in New Jersey: Saturday, November 28. */
export const easternDay = (instant: string): string => day.format(new Date(instant));

const shortDayThere = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York' });

/** The day of an instant in New Jersey in the short US way, or undefined when there is none. */
export function shortDayOf(instant: string | null | undefined): string | undefined {
  return instant ? shortDayThere.format(new Date(instant)) : undefined;
}

/** A calendar day, YYYY-MM-DD, in the short US way: 11/28/2026. */
export function shortDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${month}/${date}/${year}`;
}

const dayAndTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** The day and the time of an instant in New Jersey, or undefined when there is none. */
export function dayAndTimeOf(instant: string | null | undefined): string | undefined {
  return instant ? dayAndTime.format(new Date(instant)) : undefined;
}
