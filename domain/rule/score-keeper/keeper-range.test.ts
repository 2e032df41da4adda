import { coversGame, coversTournament } from './keeper-range.ts';

const cup = { tournamentId: 1, field: null };
const field2 = { ...cup, field: 'Field 2' };
const game = { tournamentId: 1, field: 'Field 2' };

test.each([
  ['who signed in with the password keeps every game', undefined, game, true],
  ['a link of the tournament keeps its games', cup, game, true],
  ['and none of another tournament', cup, { ...game, tournamentId: 2 }, false],
  ['a link of a field keeps the games on it', field2, game, true],
  ['and none on another', field2, { ...game, field: 'Field 1' }, false],
  ['nor on the same field of another tournament', field2, { ...game, tournamentId: 2 }, false],
] as const)('%s', (_, width, place, isTheirs) => {
  expect(coversGame(width, place)).toBe(isTheirs);
});

test('a width reaches into its tournament alone', () => {
  expect([coversTournament(undefined, 2), coversTournament(field2, 1), coversTournament(field2, 2)]).toEqual([
    true,
    true,
    false,
  ]);
});
