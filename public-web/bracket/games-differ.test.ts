import { gamesDiffer } from './games-differ.ts';

const game = (id: number, version: number, status: 'scheduled' | 'in_progress' | 'completed' = 'scheduled') => ({
  id,
  version,
  status,
  tournamentId: 7,
});
const elsewhere = { ...game(90, 1), tournamentId: 8 };

test.each([
  ['the same games', [game(1, 1), elsewhere], [game(1, 1)], false],
  ['a goal', [game(1, 2, 'in_progress')], [game(1, 1)], true],
  ['a game that is new', [game(1, 1), game(2, 1)], [game(1, 1)], true],
  ['a game that is gone', [game(1, 1)], [game(1, 1), game(2, 1)], true],
  ['a game long over', [game(1, 1)], [game(1, 1), game(2, 3, 'completed')], false],
  ['games elsewhere alone', [elsewhere], [], false],
])('of %s a page asks again: %#', (_, list, shown, expected) => {
  expect(gamesDiffer(list, shown, 7)).toBe(expected);
});
