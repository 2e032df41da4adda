import { withSentencesInEnglish } from '../../../test/sample/sentences-in-english.ts';
import { playDays } from './play-days.ts';

const window = (day: string, startTime: string, endTime: string) => ({ day, startTime, endTime });
const saturday = window('2026-11-07', '18:15', '22:00');
const sunday = window('2026-11-08', '09:00', '12:00');
const read = (raw: unknown) => playDays.read(raw, { year: 2026 });

test.each([
  [undefined, []],
  [[], []],
  [
    [saturday, sunday],
    [saturday, sunday],
  ],
  [
    [sunday, window('2026-11-08', '12:00', '15:30')],
    [sunday, window('2026-11-08', '12:00', '15:30')],
  ],
  [[window('2026-11-07', '18:15', '00:00')], [window('2026-11-07', '18:15', '24:00')]],
  [[window('2026-11-07', '18:15', '24:00')], [window('2026-11-07', '18:15', '24:00')]],
  [[window('2026-11-07T00:00:00Z', '8:15', '22:00:00')], [window('2026-11-07', '08:15', '22:00')]],
])('%j are hours of play', (raw, value) => {
  expect(read(raw)).toEqual({ value });
});

test.each([
  [[window('2026-11-07', '22:00', '18:15')], '2026-11-07: The end time must be after the start time'],
  [[window('2026-11-07', '18:15', '18:15')], '2026-11-07: The end time must be after the start time'],
  [[window('2026-11-07', '25:00', '26:00')], '2026-11-07: Start time must be a time of day such as 18:15'],
  [[window('2026-11-07', '24:00', '24:00')], '2026-11-07: Start time must be a time of day such as 18:15'],
  [[window('2026-11-07', '18:15', '24:30')], '2026-11-07: End time must be a time of day such as 18:15'],
  [[sunday, window('2026-11-08', '08:00', '10:00')], '2026-11-08: the hours from 9:00 AM on overlap those before them'],
  [[window('2026-02-30', '18:15', '22:00')], '2026-02-30: Day must be a date such as 2026-11-07'],
  [[window('', '18:15', '22:00')], 'Day must be a date such as 2026-11-07'],
  [[sunday, saturday], '2026-11-07 comes before 2026-11-08: list the days in their order'],
  [
    [saturday, window('2026-11-07', '21:30', '23:00')],
    '2026-11-07: the hours from 9:30 PM on overlap those before them',
  ],
  ['tonight', 'Hours of play are a list of { day, startTime, endTime }, 14 at most'],
  [['tonight'], 'Playing hours are a list of { day, startTime, endTime }'],
])('%j are none: %s', (raw, complaint) => {
  expect(withSentencesInEnglish(read(raw))).toEqual({ complaint });
});
