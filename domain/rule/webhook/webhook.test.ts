import { failsForLong, pauseAfter } from './webhook.ts';

const now = new Date('2026-11-22T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000);

test('an event is tried eleven times within two days, ever more rarely, and then given up', () => {
  const pauses = Array.from({ length: 10 }, (_, attempt) => pauseAfter(attempt + 1) ?? 0);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses.reduce((sum, pause) => sum + pause, 0) / 3600).toBeCloseTo(46.7, 1);
  expect(pauseAfter(11)).toBeUndefined();
});

test.each([
  [null, false],
  [hoursAgo(23), false],
  [hoursAgo(24), true],
])('an address failing since %p has failed for long: %p', (failingSince, isLong) => {
  expect(failsForLong({ failingSince }, now)).toBe(isLong);
});
