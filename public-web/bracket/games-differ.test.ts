import { gamesDiffer } from './games-differ.ts';

const game = (id: number, version: number) => ({ id, version, tournamentId: 7 });
const elsewhere = { ...game(90, 1), tournamentId: 8 };

test.each([
  ['the same games', [game(1, 1), elsewhere], [game(1, 1)], false],
  ['a goal', [game(1, 2)], [game(1, 1)], true],
  ['a game that is new', [game(1, 1), game(2, 1)], [game(1, 1)], true],
  ['a game of another day, or long over', [game(1, 1)], [game(1, 1), game(2, 3)], false],
  ['games elsewhere alone', [elsewhere], [], false],
])('of %s a page asks again: %#', (_, list, shown, expected) => {
  expect(gamesDiffer(list, shown, 7)).toBe(expected);
});
