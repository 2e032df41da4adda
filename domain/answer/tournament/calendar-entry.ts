import type { Tournament } from '../../tournament/tournament.ts';

/** What a calendar needs of a tournament; one whose day is to be announced has no entry. */
type Dated = Pick<Tournament, 'id' | 'name' | 'location' | 'firstDay'>;

/** A tournament's first day as an all-day calendar entry (RFC 5545), or undefined while it is to be announced. */
export function calendarEntry({ id, name, location, firstDay }: Dated, now: Date): string | undefined {
  if (firstDay === null) return undefined;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Golden Goal//Tournaments//EN',
    'BEGIN:VEVENT',
    `UID:tournament-${id}@golden-goal`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${firstDay.replaceAll('-', '')}`,
    `SUMMARY:${escaped(name)}`,
    `LOCATION:${escaped(location)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n');
}

/** No line is longer than 75 bytes; what goes on begins with a blank. 18 characters never take more than 72 bytes. */
function folded(line: string): string {
  const isPlain = /^[\x20-\x7e]*$/.test(line);
  const characters = [...line];
  const width = isPlain ? 74 : 18;
  const parts = Array.from({ length: Math.ceil(characters.length / width) }, (_, part) =>
    characters.slice(part * width, (part + 1) * width).join(''),
  );
  return parts.join('\r\n ');
}
