const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

/** The time of day in New Jersey: 6:15 PM. */
export const easternTime = (instant: string): string => clock.format(new Date(instant));

/** The day in New Jersey: Saturday, November 28. */
export const easternDay = (instant: string): string => day.format(new Date(instant));
