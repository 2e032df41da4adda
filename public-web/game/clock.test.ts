import { clockOf } from './clock.ts';

const kickOff = '2026-11-21T23:15:00.000Z';
const after = (seconds: number) => Date.parse(kickOff) + seconds * 1000;

test.each([
  [-60, 'before', 1],
  [200, 'first-half', 4],
  [400, 'half-time', 6],
  [430, 'second-half', 7],
  [800, 'full-time', 13],
  [7200, 'before', 1],
] as const)('%i seconds after the kick-off on the timetable: %s, minute %i', (seconds, phase, minute) => {
  expect(clockOf(1, kickOff, after(seconds))).toEqual({ phase, minute });
});

test('a game without a kick-off stands at minute 1', () => {
  expect(clockOf(1, null, after(0))).toEqual({ phase: 'before', minute: 1 });
});
