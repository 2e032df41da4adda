import { gamesToShow, inKeepersOrder, ownFirst } from './games-to-show.ts';
import type { SentGame } from './sent-game.ts';

const now = new Date('2026-11-21T18:00:00.000Z');
const aGame = (id: number, status: SentGame['status'], startTime: string): SentGame => ({
  ...{ id, tournamentId: 1, bracketId: id, team1Id: 1, team2Id: 2, team1Name: 'Hawks', team2Name: 'Wolves' },
  ...{ team1Score: 0, team2Score: 0, shootout: null, stage: 'knockout', round: 1, ageBracket: null },
  ...{
    status,
    startTime,
    endTime: null,
    startedAt: null,
    forfeitedBy: null,
    field: 'Field 1',
    winnerId: null,
    version: 1,
  },
});
const over = aGame(1, 'completed', '2026-11-21T17:00:00.000Z');
const late = aGame(2, 'scheduled', '2026-11-21T17:45:00.000Z');
const soon = aGame(3, 'scheduled', '2026-11-21T18:15:00.000Z');
const later = aGame(4, 'scheduled', '2026-11-21T18:30:00.000Z');
const shown = (...games: readonly SentGame[]) => gamesToShow(games, now).map(({ id }) => id);

test('the games in progress are shown, whatever else is to come', () => {
  expect(
    shown(soon, aGame(5, 'in_progress', '2026-11-21T17:50:00.000Z'), aGame(6, 'active', now.toISOString())),
  ).toEqual([5, 6]);
});

test('while nobody plays it is the late games, and the earliest still to come', () => {
  expect(shown(over, later, soon)).toEqual([3]);
  expect(shown(over, late, later, soon)).toEqual([2, 3]);
  expect(shown(late, soon, aGame(5, 'in_progress', '2026-11-21T17:50:00.000Z'))).toEqual([5, 2]);
});

test('the games of the team that leads come first', () => {
  const own = { ...later, team2Id: 7 };
  expect(ownFirst([late, soon, own], 7).map(({ id }) => id)).toEqual([4, 2, 3]);
  expect(ownFirst([late, soon, own], undefined).map(({ id }) => id)).toEqual([2, 3, 4]);
});

test('a late game of today comes before the first of another day', () => {
  const nextMonth = aGame(9, 'scheduled', '2026-12-17T23:15:00.000Z');
  expect(shown(over, nextMonth, late)).toEqual([2]);
  expect(shown(over, nextMonth)).toEqual([9]);
});

test('with neither there is nothing to show, and a game of a day that is over is no longer to come', () => {
  expect(shown(over, aGame(9, 'scheduled', '2026-11-20T23:15:00.000Z'))).toEqual([]);
  expect(shown()).toEqual([]);
});

test('a score keeper finds what is played first, then what comes next, and last what is over, the latest before the older', () => {
  const lastYear = aGame(7, 'completed', '2025-07-27T22:15:00.000Z');
  const playing = aGame(8, 'in_progress', '2026-11-21T17:50:00.000Z');
  const unplanned = { ...aGame(9, 'scheduled', ''), startTime: null };
  const ids = inKeepersOrder([lastYear, over, unplanned, later, playing, soon]).map(({ id }) => id);
  expect(ids).toEqual([8, 3, 4, 9, 1, 7]);
});
