import { easternClock, easternInstant, startOfNextEasternDay } from './eastern-instant.ts';

test.each([
  ['2026-07-12', '18:15', '2026-07-12T22:15:00.000Z'],
  ['2026-12-12', '18:15', '2026-12-12T23:15:00.000Z'],
  ['2026-03-08', '01:59', '2026-03-08T06:59:00.000Z'],
  ['2026-03-08', '03:00', '2026-03-08T07:00:00.000Z'],
  ['2026-11-01', '00:59', '2026-11-01T04:59:00.000Z'],
  ['2026-11-01', '02:00', '2026-11-01T07:00:00.000Z'],
  ['2026-12-31', '23:45', '2027-01-01T04:45:00.000Z'],
])('%s %s in New Jersey is %s', (day, time, instant) => {
  expect(new Date(easternInstant(day, time)).toISOString()).toBe(instant);
  expect(easternClock(easternInstant(day, time))).toBe(`${day} ${time}`);
});

test('the hour that comes twice in autumn is the first of the two', () => {
  expect(new Date(easternInstant('2026-11-01', '01:30')).toISOString()).toBe('2026-11-01T05:30:00.000Z');
});

test('the hour left out in spring is an hour later on the clock', () => {
  expect(easternClock(easternInstant('2026-03-08', '02:30'))).toBe('2026-03-08 03:30');
});

test.each([
  ['2026-07-12T03:59:59.999Z', '2026-07-12 00:00'],
  ['2026-07-12T04:00:00.000Z', '2026-07-13 00:00'],
  ['2026-11-01T04:00:00.000Z', '2026-11-02 00:00'],
  ['2026-03-08T12:00:00.000Z', '2026-03-09 00:00'],
  ['2027-01-01T04:59:00.000Z', '2027-01-01 00:00'],
])('after %s the next day in New Jersey begins at %s', (instant, next) => {
  expect(easternClock(startOfNextEasternDay(Date.parse(instant)))).toBe(next);
});
