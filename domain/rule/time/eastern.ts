const eastern = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const hour = 3_600_000;

/** Cache of the days by UTC hour, on which they depend alone: New Jersey is whole hours behind. */
const known = new Map<number, string>();
/** Greatest number of cached hours: more than a year. */
const mostKnown = 10_000;

/** Returns the calendar day in New Jersey at an instant, as YYYY-MM-DD. */
export function easternDay(instant: Date): string {
  const since = Math.floor(instant.getTime() / hour);
  const day = known.get(since);
  if (day !== undefined) return day;
  const part = Object.fromEntries(eastern.formatToParts(instant).map(({ type, value }) => [type, value]));
  const read = `${part.year}-${part.month}-${part.day}`;
  if (known.size >= mostKnown) known.clear();
  known.set(since, read);
  return read;
}

/** Time after midnight in which the games of the evening may still be played, in milliseconds. */
export const night = 4 * hour;

/** Returns the earliest day, YYYY-MM-DD, whose games may still be played at an instant: until 4 AM that of the evening before. */
export const dayStillPlayed = (instant: Date): string => easternDay(new Date(instant.getTime() - night));

/** Returns whether an instant is on a day, YYYY-MM-DD, or in the night after it. */
export const isOnDay = (instant: Date, day: string): boolean =>
  easternDay(instant) === day || dayStillPlayed(instant) === day;

/** Returns whether two instants are on one day, or one of them in the night after the other. */
export const isOneDay = (one: Date, other: Date): boolean =>
  isOnDay(one, easternDay(other)) || isOnDay(other, easternDay(one));

/** Returns the calendar year in New Jersey at an instant. */
export function easternYear(instant: Date): number {
  return Number(easternDay(instant).slice(0, 4));
}

/** Returns whether a text is a calendar day, YYYY-MM-DD; there was no year 0. */
export function isDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}
