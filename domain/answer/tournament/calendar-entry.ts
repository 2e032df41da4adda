import { calendarFile, calendarText, utcStamp } from '../../rule/time/calendar-lines.ts';
import type { Tournament } from '../../rule/tournament/tournament.ts';

/** Tournament data for a calendar; one whose day is to be announced has no entry. */
type Dated = Pick<Tournament, 'id' | 'name' | 'location' | 'firstDay'>;

/** Returns a tournament's first day as an all-day calendar entry (RFC 5545), or undefined while it is to be announced. */
export function calendarEntry({ id, name, location, firstDay }: Dated, now: Date): string | undefined {
  if (firstDay === null) return undefined;
  return calendarFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Golden Goal//Tournaments//EN',
    'BEGIN:VEVENT',
    `UID:tournament-${id}@golden-goal`,
    `DTSTAMP:${utcStamp(now)}`,
    `LAST-MODIFIED:${utcStamp(now)}`,
    // A later download replaces an earlier one, whatever has changed between.
    `SEQUENCE:${Math.floor(now.getTime() / 60_000)}`,
    `DTSTART;VALUE=DATE:${firstDay.replaceAll('-', '')}`,
    `SUMMARY:${calendarText(name)}`,
    `LOCATION:${calendarText(location)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}
