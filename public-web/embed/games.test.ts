import { inColumns } from './games.ts';

type Game = Parameters<typeof inColumns>[0][number];

const at = (id: number, stage: Game['stage'], round: number, more: Partial<Game> = {}): Game => ({
  ...{ id, stage, round, ageBracket: null, startTime: '2026-11-07T23:15:00Z' },
  ...more,
});

test('a bracket goes round by round to its final, and what is played beside it comes after', () => {
  const games = [
    at(1, 'third-place', 1),
    at(2, 'consolation', 1),
    at(3, 'knockout', 3),
    at(4, 'knockout', 1),
    at(5, 'knockout', 2),
    at(6, 'placement', 1),
  ];
  expect(inColumns(games).map(({ id }) => id)).toEqual([4, 5, 3, 2, 1, 6]);
});

test('the games of a group stand by time, those of a round as they were drawn, and each division by itself', () => {
  const later = { startTime: '2026-11-07T23:45:00Z' };
  const games = [
    at(1, 'group', 1, later),
    at(2, 'group', 1),
    at(3, 'knockout', 2, later),
    at(4, 'knockout', 2),
    at(5, 'group', 1, { ageBracket: 'U10-U12' }),
    at(6, 'knockout', 2, { ageBracket: 'U7-U9' }),
  ];
  expect(inColumns(games).map(({ id }) => id)).toEqual([2, 1, 3, 4, 6, 5]);
});
