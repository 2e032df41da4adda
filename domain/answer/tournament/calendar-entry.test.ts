import { calendarEntry } from './calendar-entry.ts';

const now = new Date('2026-11-21T02:30:00Z');
const cup = { id: 13, name: 'Fall Cup', location: 'Cedar Knolls, NJ', firstDay: '2026-12-12' };

test('a tournament is an all-day entry on its first day', () => {
  expect(calendarEntry(cup, now)?.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Golden Goal//Tournaments//EN',
    'BEGIN:VEVENT',
    'UID:tournament-13@golden-goal',
    'DTSTAMP:20261121T023000Z',
    'LAST-MODIFIED:20261121T023000Z',
    'SEQUENCE:29920470',
    'DTSTART;VALUE=DATE:20261212',
    'SUMMARY:Fall Cup',
    'LOCATION:Cedar Knolls\\, NJ',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('an entry that is taken later holds over the one before', () => {
  const sequence = (at: Date) =>
    Number(/SEQUENCE:(\d+)/.exec(calendarEntry({ ...cup, location: 'Edison' }, at) ?? '')?.[1]);
  expect(sequence(new Date('2026-11-22T09:00:00Z'))).toBeGreaterThan(sequence(now));
  expect(sequence(new Date('2099-01-01T00:00:00Z'))).toBeLessThan(2 ** 31);
});

test('a tournament whose day is to be announced has no entry', () => {
  expect(calendarEntry({ ...cup, firstDay: null }, now)).toBeUndefined();
});

test.each(['L'.repeat(200), '李小龍盃'.repeat(40)])('no line of an entry is longer than 75 bytes: %s', (location) => {
  const lines = calendarEntry({ ...cup, location }, now)?.split('\r\n') ?? [];
  const bytes = lines.map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
  expect(lines.join('').replaceAll(' ', '')).toContain(location);
});
