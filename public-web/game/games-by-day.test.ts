import { gamesByDay } from './games-by-day.ts';
import type { SentGame } from './sent-game.ts';

const aGame = (id: number, status: SentGame['status'], startTime: string | null): SentGame => ({
  ...{ id, tournamentId: 1, bracketId: id, team1Id: 1, team2Id: 2, team1Name: 'Hawks', team2Name: 'Wolves' },
  ...{ team1Score: 0, team2Score: 0, shootout: null, stage: 'knockout', round: 1, ageBracket: null, status, startTime },
  ...{ endTime: null, startedAt: null, forfeitedBy: null, field: 'Field 1', winnerId: null, version: 1 },
});

// Saturday, 6 PM in New Jersey.
const now = new Date('2026-11-21T23:00:00Z');
const parts = (...games: readonly SentGame[]) =>
  gamesByDay(games, now).map(({ is, day, games: own }) => [is, day, own.map(({ id }) => id)]);

test('what is played comes first, then today, then other days by their dates, and what has no time last; results below', () => {
  expect(
    parts(
      aGame(1, 'completed', '2026-11-21T22:00:00Z'),
      aGame(2, 'scheduled', '2026-12-05T15:00:00Z'),
      aGame(3, 'scheduled', '2026-11-28T15:00:00Z'),
      aGame(4, 'scheduled', null),
      aGame(5, 'scheduled', '2026-11-22T03:00:00Z'),
      aGame(6, 'in_progress', '2026-11-21T22:45:00Z'),
      aGame(7, 'scheduled', '2026-11-21T22:50:00Z'),
      aGame(8, 'completed', '2026-11-21T03:00:00Z'),
    ),
  ).toEqual([
    ['now', undefined, [6]],
    ['next', undefined, [5, 7]],
    ['later', '2026-11-28', [3]],
    ['later', '2026-12-05', [2]],
    ['later', null, [4]],
    ['over', undefined, [1]],
    ['over', '2026-11-20', [8]],
  ]);
});

test('a game that is played is now, whatever day it was planned for', () => {
  expect(parts(aGame(1, 'active', '2026-11-20T23:00:00Z'))).toEqual([['now', undefined, [1]]]);
});
