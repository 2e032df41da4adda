import fc from 'fast-check';
import { calendarFile, calendarText, easternLine, utcStamp } from './calendar-lines.ts';

const at = (instant: string) => easternLine('DTSTART', new Date(instant));

test.each([
  ['the day before the clocks go forward', '2026-03-07T23:15:00Z', '20260307T181500'],
  ['the day they go forward', '2026-03-08T22:15:00Z', '20260308T181500'],
  ['the first minute of summer time', '2026-03-08T07:00:00Z', '20260308T030000'],
  ['the evening before they go back', '2026-10-31T22:15:00Z', '20261031T181500'],
  ['the evening after', '2026-11-01T23:15:00Z', '20261101T181500'],
  ['the first 1:30 of that night', '2026-11-01T05:30:00Z', '20261101T013000'],
])('a kick-off is said by the clocks of New Jersey: %s', (_, instant, shown) => {
  expect(at(instant)).toBe(`DTSTART;TZID=America/New_York:${shown}`);
});

test('the hour that comes twice is said by the clock of Greenwich the second time', () => {
  expect(at('2026-11-01T06:30:00Z')).toBe('DTSTART:20261101T063000Z');
});

test('what would end a value or a line is written so that it does not', () => {
  expect(calendarText('Turf; field 2, north\\south\r\nGate B')).toBe('Turf\\; field 2\\, north\\\\south\\nGate B');
  expect(utcStamp(new Date('2026-11-21T02:30:00.123Z'))).toBe('20261121T023000Z');
});

test('no line is longer than 75 bytes, and unfolding gives back what was folded', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 300 }).filter((one) => !/[\r\n]/.test(one));
  fc.assert(
    fc.property(text, (line) => {
      const file = calendarFile([`SUMMARY:${line}`]);
      const bytes = file.split('\r\n').map((part) => new TextEncoder().encode(part).length);
      expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
      expect(file.replaceAll('\r\n ', '')).toBe(`SUMMARY:${line}\r\n`);
    }),
  );
});
