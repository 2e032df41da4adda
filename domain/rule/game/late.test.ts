import { isLate } from './late.ts';

const kickOff = '2026-11-21T23:15:00Z';
const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);

test.each([
  ['a game to come', 'scheduled', kickOff, at('23:14:59'), false],
  ['a game in the minute of its kick-off', 'scheduled', kickOff, at('23:15:59'), false],
  ['a game that nobody has begun', 'scheduled', kickOff, at('23:16:00'), true],
  ['a game that is being played', 'in_progress', kickOff, at('23:40:00'), false],
  ['a game that is over', 'completed', kickOff, at('23:40:00'), false],
  ['a game without a time', 'scheduled', null, at('23:40:00'), false],
])('%s', (_, status, startTime, now, late) => {
  expect(isLate({ status, startTime }, now)).toBe(late);
});
