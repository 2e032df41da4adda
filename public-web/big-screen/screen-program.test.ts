import type { SentGame } from '../game/sent-game.ts';
import { inPages, newsSince, pageAt, programOf, turnTo } from './screen-program.ts';

/** Saturday, 6:20 PM in New Jersey. */
const now = Date.parse('2026-11-21T23:20:00.000Z');
const aGame = (differences: Partial<SentGame> = {}): SentGame => ({
  ...{ id: 7, tournamentId: 2, bracketId: 3, team1Id: 11, team2Id: 12, team1Name: 'Dynamos', team2Name: 'Comets' },
  ...{ team1Score: 0, team2Score: 0, shootout: null, stage: 'group', round: 1, ageBracket: 'U10' },
  ...{
    status: 'scheduled',
    startTime: '2026-11-21T23:45:00.000Z',
    endTime: null,
    startedAt: null,
    forfeitedBy: null,
    field: 'Field 1',
  },
  ...{ winnerId: null, version: 3 },
  ...differences,
});
const ids = (games: readonly SentGame[]) => games.map(({ id }) => id);

test('what is played stands in the order of the fields, the tenth after the second', () => {
  const playing = ['Field 10', 'Field 2', 'Field 1'].map((field, id) => aGame({ id, field, status: 'in_progress' }));
  expect(ids(programOf(playing, undefined, now).now)).toEqual([2, 1, 0]);
});

test('next up is what is still to come today by time, the latest result stands first', () => {
  const later = aGame({ id: 1, startTime: '2026-11-22T01:00:00.000Z' });
  const soon = aGame({ id: 2 });
  const tomorrow = aGame({ id: 3, startTime: '2026-11-22T15:00:00.000Z' });
  const early = aGame({ id: 4, status: 'completed', startTime: '2026-11-21T21:00:00.000Z' });
  const late = aGame({ id: 5, status: 'completed', startTime: '2026-11-21T22:00:00.000Z' });
  const { next, results } = programOf([later, tomorrow, soon, early, late], undefined, now);
  expect(ids(next)).toEqual([2, 1]);
  expect(ids(results)).toEqual([5, 4]);
});

test('after midnight a late game of the evening comes before those of the morning', () => {
  const late = aGame({ id: 5, startTime: '2026-11-22T04:50:00.000Z' });
  const moved = aGame({ id: 6, startTime: '2026-11-22T05:10:00.000Z' });
  const midnight = Date.parse('2026-11-22T05:06:00.000Z');
  expect(ids(programOf([moved, late], undefined, midnight).next)).toEqual([5, 6]);
});

test('a day that is over looks ahead to the next one, and a game without a time comes last', () => {
  const tomorrow = aGame({ id: 3, startTime: '2026-11-22T15:00:00.000Z' });
  expect(ids(programOf([aGame({ id: 9, startTime: null }), tomorrow], undefined, now).next)).toEqual([3, 9]);
});

test('one tournament is shown without the games of others', () => {
  const games = [aGame(), aGame({ id: 8, tournamentId: 4 }), aGame({ id: 9, tournamentId: 4, status: 'in_progress' })];
  expect(programOf(games, 4, now)).toMatchObject({ now: [{ id: 9 }], next: [{ id: 8 }], results: [] });
});

test.each([
  [0, []],
  [1, [1]],
  [4, [4]],
  [5, [3, 2]],
  [8, [4, 4]],
  [9, [3, 3, 3]],
])('%i games with four on a page at most make pages of %j', (count, sizes) => {
  const all = Array.from({ length: count }, (_, place) => place);
  const pages = inPages(all, 4);
  expect(pages.map(({ length }) => length)).toEqual(sizes);
  expect(pages.flat()).toEqual(all);
});

test('after the last page comes the first, and before the first the last', () => {
  expect([0, 1, 2, 3, -1].map((turn) => pageAt(turn, 3))).toEqual([0, 1, 2, 0, 2]);
  expect(pageAt(5, 0)).toBe(0);
});

test('a goal opens the page of its game, never backwards, and not at all where the game is not shown', () => {
  const playing = Array.from({ length: 9 }, (_, id) => aGame({ id, status: 'in_progress' }));
  expect([0, 3, 8].map((id) => turnTo(id, playing, 0))).toEqual([0, 1, 2]);
  expect([0, 3, 8].map((id) => turnTo(id, playing, 4))).toEqual([6, 4, 5]);
  expect(turnTo(77, playing, 4)).toBe(4);
});

test('a goal is news; a kick-off, a correction downwards, an end and a game not seen before are none', () => {
  const before = [aGame({ id: 1 }), aGame({ id: 2, status: 'in_progress', team2Score: 2 })];
  const begun = aGame({ id: 1, status: 'in_progress' });
  const stranger = aGame({ id: 5, status: 'in_progress', team1Score: 3 });
  expect(newsSince(before, [begun, stranger])).toEqual({ scored: [] });
  const scored = (team2Score: number) => [aGame({ id: 2, status: 'in_progress', team2Score })];
  expect(newsSince(before, scored(3))).toEqual({ scored: [2] });
  expect(newsSince(before, scored(1))).toEqual({ scored: [] });
  expect(newsSince(before, [aGame({ id: 2, status: 'completed', team2Score: 2 })])).toEqual({ scored: [] });
});
