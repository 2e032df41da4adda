import { expect, jest, test } from '@jest/globals';
import type { SentGame } from '../game/sent-game.ts';
import { hearTime, serverNow } from '../transport/server-clock.ts';
import { clockOf, minuteOf } from './clock.ts';

const kickOff = '2026-11-21T23:15:00.000Z';
const after = (seconds: number) => Date.parse(kickOff) + seconds * 1000;
const game: Pick<SentGame, 'id' | 'status' | 'startTime' | 'endTime' | 'startedAt'> = {
  ...{ id: 1, status: 'in_progress', startedAt: null },
  ...{ startTime: kickOff, endTime: '2026-11-21T23:35:00.000Z' },
};
const begun = (minutesLate: number) => ({ ...game, startedAt: new Date(after(minutesLate * 60)).toISOString() });
const goal = (minute: number, atSecond: number) => ({ minute, at: after(atSecond) });

test.each([
  [-60, 'before', 1],
  [200, 'first-half', 4],
  [400, 'half-time', 6],
  [430, 'second-half', 7],
  [800, 'full-time', 13],
  [7200, 'full-time', 20],
] as const)('%i seconds after the kick-off on the timetable: %s, minute %i', (seconds, phase, minute) => {
  expect(clockOf(game, [], after(seconds))).toEqual({ phase, minute });
  const isShown = phase !== 'before' && phase !== 'full-time';
  expect(minuteOf(game, after(seconds))).toBe(isShown ? minute : undefined);
});

test.each([
  ['it began with the timetable', begun(0), [], 200, 4],
  ['it began half an hour late', begun(30), [], 30 * 60 + 200, 4],
  ['a goal entered in its minute changes nothing', begun(0), [goal(3, 150)], 200, 4],
  ['a goal in a later minute puts the clock forward', begun(0), [goal(5, 0)], 60, 6],
  ['a goal in a later minute of the second half, too', begun(0), [goal(9, 60)], 120, 10],
  ['a goal entered late never turns it back', begun(0), [goal(2, 500)], 500, 8],
  ['the first goal of a game that nobody started says when it began', begun(4), [goal(5, 240)], 240, 5],
  ['the end of the time on the field', begun(0), [goal(12, 700)], 9000, 20],
] as const)('the minute follows the game: %s', (_, one, goals, seconds, minute) => {
  expect(clockOf(one, goals, after(seconds)).minute).toBe(minute);
});

test('the clock never runs backwards, whatever is entered in between', () => {
  const goals = [goal(4, 100), goal(1, 200), goal(11, 400), goal(2, 610)];
  const readings = Array.from({ length: 60 }, (_, turn) => turn * 30).map(
    (second) =>
      clockOf(
        begun(0),
        goals.filter(({ at }) => at <= after(second)),
        after(second),
      ).minute,
  );
  expect(readings).toEqual(readings.toSorted((one, other) => one - other));
});

test('the minute is counted by the server, whatever the phone says', async () => {
  const time = jest.spyOn(Date, 'now').mockReturnValue(after(-3600));
  const answer = Response.json({}, { headers: { Date: new Date(after(200)).toUTCString() } });
  hearTime(answer);
  expect(minuteOf(begun(0), serverNow())).toBe(4);
  time.mockRestore();
});

test('a game that has not begun, or has no kick-off, stands at minute 1', () => {
  expect(clockOf({ ...game, status: 'scheduled' }, [], after(900))).toEqual({ phase: 'before', minute: 1 });
  expect(clockOf({ ...game, startTime: null }, [], after(0))).toEqual({ phase: 'before', minute: 1 });
});
