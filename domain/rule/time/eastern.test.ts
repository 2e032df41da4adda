import { easternDay, easternYear, isDay, isOneDay } from './eastern.ts';

test.each([
  ['2027-01-01T04:59:59.999Z', '2026-12-31', 2026],
  ['2027-01-01T05:00:00.000Z', '2027-01-01', 2027],
  ['2026-07-05T03:59:59.999Z', '2026-07-04', 2026],
  ['2026-07-05T04:00:00.000Z', '2026-07-05', 2026],
  ['2026-03-08T04:59:59.999Z', '2026-03-07', 2026],
  ['2026-03-08T05:00:00.000Z', '2026-03-08', 2026],
  ['2026-03-09T03:59:59.999Z', '2026-03-08', 2026],
  ['2026-03-09T04:00:00.000Z', '2026-03-09', 2026],
  ['2026-11-01T03:59:59.999Z', '2026-10-31', 2026],
  ['2026-11-01T04:00:00.000Z', '2026-11-01', 2026],
  ['2026-11-02T04:59:59.999Z', '2026-11-01', 2026],
  ['2026-11-02T05:00:00.000Z', '2026-11-02', 2026],
])('%s is %s in New Jersey', (instant, day, year) => {
  expect(easternDay(new Date(instant))).toBe(day);
  expect(easternYear(new Date(instant))).toBe(year);
});

test.each(['2026-12-12', '2028-02-29', '0001-01-01'])('%s is a day of the calendar', (text) => {
  expect(isDay(text)).toBe(true);
});

test.each(['', 'TBA', '2026-2-3', '2026-02-29', '2026-13-01', '0000-01-01', '12/12/2026', '2026-12-12T00:00:00Z'])(
  '%j is no day of the calendar',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);

/** 9:30 in the evening of 12 December in New Jersey, and ten minutes past the midnight after it. */
const [evening, pastMidnight] = [new Date('2026-12-13T02:30:00Z'), new Date('2026-12-13T05:10:00Z')];

test.each([
  ['in the morning of that day', '2026-12-12T13:00:00Z', [true, true]],
  ['from midnight on', '2026-12-12T05:00:00Z', [true, true]],
  ['not the evening before', '2026-12-12T04:59:59Z', [false, false]],
  ['late in the evening', '2026-12-13T04:59:59Z', [true, true]],
  ['in the night after it', '2026-12-13T08:59:59Z', [true, true]],
  ['not the morning after, where that is another day', '2026-12-13T09:00:00Z', [false, true]],
  ['not the night after that', '2026-12-14T05:10:00Z', [false, true]],
])('a day of play goes on until 4 AM: %s, %s', (_, instant, isOn) => {
  expect([evening, pastMidnight].map((kickOff) => isOneDay(kickOff, new Date(instant)))).toEqual(isOn);
});
