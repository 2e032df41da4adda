const when = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

const time = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric', minute: '2-digit' });

/** Some versions of the calendar data part the hour from AM with a narrow blank. */
const plainBlanks = (text: string): string => text.replaceAll('\u202f', ' ');

/** A moment by the clocks of New Jersey: Sun, Jul 12, 6:15 PM. */
export const easternWhen = (instant: Date): string => plainBlanks(when.format(instant));

/** The time alone: 6:15 PM. */
export const easternTimeAlone = (instant: Date): string => plainBlanks(time.format(instant));
