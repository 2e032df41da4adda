import { timeToKickOff } from './time-to-kick-off.ts';

/** Saturday at 6:15 PM in New Jersey. */
const kickOff = '2026-11-07T23:15:00.000Z';
const before = (minutes: number) => Date.parse(kickOff) - minutes * 60_000;

test.each([
  ['is said in minutes while it is near', 18, { is: 'minutes', minutes: 18 }],
  ['is a minute off until it is there', 0.2, { is: 'minutes', minutes: 1 }],
  ['is said in minutes up to an hour and a half', 90, { is: 'minutes', minutes: 90 }],
  ['is now in its own minute', 0, { is: 'now' }],
  ['is late once its minute is over', -1, { is: 'late' }],
  ['is late hours after it, too', -300, { is: 'late' }],
  ['is today by the clocks of New Jersey, from midnight on', 18 * 60 + 15, { is: 'today' }],
  ['is on another day before that', 18 * 60 + 16, { is: 'another day' }],
])('a kick-off %s', (_, minutes, told) => {
  expect(timeToKickOff(kickOff, before(minutes))).toEqual(told);
});

test('a game after midnight is on another day, however few hours off', () => {
  expect(timeToKickOff('2026-11-08T05:10:00.000Z', Date.parse('2026-11-08T03:30:00.000Z'))).toEqual({
    is: 'another day',
  });
});
