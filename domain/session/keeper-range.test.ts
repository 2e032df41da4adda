import { coversGame, coversTournament } from './keeper-range.ts';

const cup = { tournamentId: 1, day: null, field: null };
const saturday = { ...cup, day: '2026-11-07' };
const field2 = { ...saturday, field: 'Field 2' };

/** 9 in the morning of 7 November in New Jersey. */
const morning = new Date('2026-11-07T14:00:00Z');
const game = { tournamentId: 1, field: 'Field 2', startTime: morning };

test.each([
  ['who signed in with the password keeps every game', undefined, game, true],
  ['a link of the tournament keeps its games', cup, game, true],
  ['and none of another tournament', cup, { ...game, tournamentId: 2 }, false],
  ['a link of a day keeps the games of that day', saturday, game, true],
  ['and none of the next', saturday, { ...game, startTime: new Date('2026-11-08T14:00:00Z') }, false],
  ['the day is that of New Jersey', saturday, { ...game, startTime: new Date('2026-11-08T03:30:00Z') }, true],
  [
    'with the night after it, since games may be late',
    saturday,
    { ...game, startTime: new Date('2026-11-08T05:10:00Z') },
    true,
  ],
  ['and begins there', saturday, { ...game, startTime: new Date('2026-11-07T03:30:00Z') }, false],
  ['a link of a field keeps the games on it', field2, game, true],
  ['and none on another', field2, { ...game, field: 'Field 1' }, false],
  ['nor on the same field of another tournament', field2, { ...game, tournamentId: 2 }, false],
  ['nor on the same field on another day', field2, { ...game, startTime: new Date('2026-11-14T14:00:00Z') }, false],
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
