import { nearGames } from './near-games.ts';

const now = new Date('2026-12-12T17:00:00Z');
const game = (
  id: number,
  startTime: string | null,
  status: 'scheduled' | 'in_progress' | 'completed' = 'scheduled',
) => ({
  ...{ id, status },
  startTime: startTime === null ? null : new Date(startTime),
});
const games = [
  game(1, '2026-12-12T16:00:00Z', 'in_progress'),
  game(2, '2026-12-05T16:00:00Z'),
  game(3, '2026-12-12T23:00:00Z'),
  game(4, '2026-12-13T05:30:00Z'),
  game(5, '2026-12-19T23:00:00Z'),
  game(6, '2026-12-20T04:30:00Z'),
  game(7, '2026-12-20T23:00:00Z'),
  game(8, null),
  game(9, '2026-12-12T15:00:00Z', 'completed'),
];
const ids = (near: readonly { readonly id: number }[]) => near.map(({ id }) => id);

test('near are the games in progress, the results, and those to come of today, its night, and the next day with games', () => {
  expect(ids(nearGames(games, now))).toEqual([1, 3, 4, 5, 6, 9]);
});

test('on a day without games those of the next day are near', () => {
  expect(ids(nearGames(games.slice(4, 8), now))).toEqual([5, 6]);
});
