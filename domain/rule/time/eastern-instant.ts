const eastern = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Offsets of New Jersey from UTC in summer and in winter, in hours. */
const hoursBehind = [4, 5];
const hour = 3_600_000;

/**
 * Returns the instant, in milliseconds, of a New Jersey time (18:15) on a day (2026-11-01). A time that occurs twice in autumn is
 * the first of the two; one that is skipped in spring is as long after midnight as it says. 24:00 is the next midnight.
 */
export function easternInstant(day: string, time: string): number {
  const asIfUtc = Date.parse(`${day}T${time}:00Z`);
  if (time.startsWith('24')) return easternInstant(new Date(asIfUtc).toISOString().slice(0, 10), '00:00');
  const candidates = hoursBehind.map((hours) => asIfUtc + hours * hour);
  const shown = candidates.find((instant) => easternClock(instant) === `${day} ${time}`);
  return shown ?? Math.max(...candidates);
}

/** Returns the New Jersey day and time of an instant: 2026-11-01 18:15. */
export function easternClock(instant: number): string {
  const part = Object.fromEntries(eastern.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day} ${part.hour}:${part.minute}`;
}

/** Returns the instant, in milliseconds, at which the next day begins in New Jersey: deadlines end then, and ages may change. */
export function startOfNextEasternDay(instant: number): number {
  const next = new Date(`${easternClock(instant).slice(0, 10)}T12:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return easternInstant(next.toISOString().slice(0, 10), '00:00');
}
