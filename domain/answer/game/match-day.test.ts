import { isMatchDay } from './match-day.ts';

/** Saturday at 8:30 in the morning in New Jersey. */
const morning = new Date('2026-11-07T13:30:00Z');
const at = (startTime: string, status: 'scheduled' | 'in_progress' | 'completed' = 'scheduled') => ({
  status,
  startTime: new Date(startTime),
});

test.each([
  ['from its morning on, before the first kick-off', [at('2026-11-08T04:45:00Z')], true],
  ['while a game is on that began before midnight', [at('2026-11-07T04:50:00Z', 'in_progress')], true],
  ['once its games are over', [at('2026-11-07T13:00:00Z', 'completed')], true],
  ['not on the day before', [at('2026-11-08T15:00:00Z')], false],
  ['not for games that ended yesterday', [at('2026-11-07T03:00:00Z', 'completed')], false],
  ['not without games', [], false],
])('it is a match day %s', (_, games, expected) => {
  expect(isMatchDay(games, morning)).toBe(expected);
});
