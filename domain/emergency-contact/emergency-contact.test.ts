import { isDayOfPlay } from './emergency-contact.ts';

/** 9:30 in the evening of 12 December in New Jersey. */
const kickOff = new Date('2026-12-13T02:30:00Z');

test.each([
  ['in the morning of that day', '2026-12-12T13:00:00Z', true],
  ['from midnight on', '2026-12-12T05:00:00Z', true],
  ['until the next midnight', '2026-12-13T04:59:59Z', true],
  ['not the evening before', '2026-12-12T04:59:59Z', false],
  ['not the day after', '2026-12-13T05:00:00Z', false],
])('a game is kept %s: %s', (_, now, isTheDay) => {
  expect(isDayOfPlay(kickOff, new Date(now))).toBe(isTheDay);
});
