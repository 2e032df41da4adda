import { differencesIn } from './goals-on-record.ts';
import type { SentGame } from './sent-game.ts';

const game: SentGame = {
  ...{ id: 1, tournamentId: 1, bracketId: 1, team1Id: 1, team2Id: 2, team1Name: 'Hawks', team2Name: 'Wolves' },
  ...{ team1Score: 2, team2Score: 0, shootout: null, stage: 'knockout', round: 1, ageBracket: null },
  ...{
    status: 'in_progress',
    startTime: '2026-11-21T17:50:00.000Z',
    endTime: null,
    startedAt: null,
    forfeitedBy: null,
    field: 'Field 1',
  },
  ...{ winnerId: null, version: 1 },
};
const at = '2026-11-21T17:55:00.000Z';
const goalFor = (teamId: number) => ({
  ...({ id: teamId, gameId: 1, playerId: teamId, playerName: 'Ann L.', teamId, minute: 3, scorer: 'player' } as const),
  ...{ updatedBy: 'Kim', createdAt: at, updatedAt: at },
});

test('goals without a scorer, and scorers without a goal, are shown', () => {
  expect(differencesIn(game, [goalFor(1), goalFor(2)])).toEqual([
    { team: 'Hawks', count: 1 },
    { team: 'Wolves', count: -1 },
  ]);
});

test('nothing is missing where every goal has its scorer, or the score was awarded', () => {
  expect(differencesIn(game, [goalFor(1), goalFor(1)])).toEqual([]);
  expect(differencesIn({ ...game, forfeitedBy: [2] }, [goalFor(2)])).toEqual([]);
});
