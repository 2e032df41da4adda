const eastern = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Cache of the last result, since one request asks for the same second again and again. */
let known = { second: Number.NaN, day: '' };

/** Returns the calendar day in New Jersey at an instant, as YYYY-MM-DD. */
export function easternDay(instant: Date): string {
  const second = Math.floor(instant.getTime() / 1000);
  if (second === known.second) return known.day;
  const part = Object.fromEntries(eastern.formatToParts(instant).map(({ type, value }) => [type, value]));
  known = { second, day: `${part.year}-${part.month}-${part.day}` };
  return known.day;
}

/** Time after midnight in which the games of the evening may still be played, in milliseconds. */
export const night = 4 * 3_600_000;

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
