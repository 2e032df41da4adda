import { stillPlays } from './still-plays.ts';

const now = new Date('2026-12-12T23:00:00Z');

test.each([
  ['a game later today', 'scheduled', '2026-12-12T23:40:00Z', true],
  ['a game that runs', 'in_progress', '2026-12-12T22:50:00Z', true],
  ['a game at night, already tomorrow in London', 'scheduled', '2026-12-13T02:00:00Z', true],
  ['a game that is over', 'completed', '2026-12-12T20:00:00Z', false],
  ['a game tomorrow', 'scheduled', '2026-12-13T15:00:00Z', false],
  ['a game of yesterday that nobody has ended', 'in_progress', '2026-12-11T23:00:00Z', false],
] as const)('%s', (_, status, start, plays) => {
  const game = { status, start };
  expect(stillPlays([{ team1Id: 3, team2Id: 7, game }], 7, now)).toBe(plays);
  expect(stillPlays([{ team1Id: 3, team2Id: null, game }], 3, now)).toBe(plays);
  expect(stillPlays([{ team1Id: 3, team2Id: 7, game }], 8, now)).toBe(false);
});
