import { easternClock, easternInstant } from './eastern-instant.ts';

/** Returns the lines of a calendar as a file (RFC 5545). */
export function calendarFile(lines: readonly string[]): string {
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** Escapes a text as the value of a line. */
export function calendarText(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n');
}

/** Maximum length of a line in bytes. */
const longest = 75;

/** Folds a long line: each continuation begins with a blank, and no character is split. */
function folded(line: string): string {
  const lines: string[] = [];
  let [part, bytes] = ['', 0];
  for (const character of line) {
    const size = bytesOf(character);
    if (bytes + size > longest) {
      lines.push(part);
      [part, bytes] = [' ', 1];
    }
    part += character;
    bytes += size;
  }
  return [...lines, part].join('\r\n');
}

/** Returns the length of a character in UTF-8. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Returns an instant in UTC: 20261101T223000Z. */
export function utcStamp(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '');
}

/**
 * Returns a line for a start or an end in New Jersey time. An hour that occurs twice in autumn means the first of the two in that
 * notation; the second is given in UTC.
 */
export function easternLine(name: 'DTSTART' | 'DTEND', instant: Date): string {
  const [day = '', time = ''] = easternClock(instant.getTime()).split(' ');
  const wholeMinute = instant.getTime() - (instant.getTime() % 60_000);
  if (easternInstant(day, time) !== wholeMinute) return `${name}:${utcStamp(instant)}`;
  const seconds = String(instant.getUTCSeconds()).padStart(2, '0');
  return `${name};TZID=America/New_York:${day.replaceAll('-', '')}T${time.replace(':', '')}${seconds}`;
}

/** Time zone of New Jersey under the law since 2007: daylight saving from the second Sunday in March to the first in November. */
export const easternClocks: readonly string[] = [
  'BEGIN:VTIMEZONE',
  'TZID:America/New_York',
  'BEGIN:DAYLIGHT',
  'TZNAME:EDT',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:EST',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];
