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
