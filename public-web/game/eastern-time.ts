const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hour: 'numeric',
  minute: '2-digit',
});

const dayAndClock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** An instant on the clocks of New Jersey, such as 6:15 PM ET. */
export const easternClock = (instant: string): string => `${clock.format(new Date(instant))} ET`;

/** An instant with its day in New Jersey, such as Sat, Nov 7, 6:15 PM ET. */
export const easternDayAndClock = (instant: string): string => `${dayAndClock.format(new Date(instant))} ET`;
