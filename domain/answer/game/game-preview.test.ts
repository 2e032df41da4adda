import { gamePreview } from './game-preview.ts';
import type { PublicGame } from './public-game.ts';

const game: PublicGame = {
  ...{ id: 31, tournamentId: 1, bracketId: 4, stage: 'knockout', round: 2, ageBracket: null, field: 'Field 2' },
  ...{ team1Id: 5, team2Id: null, team1Name: 'Foxes', team2Name: null, team1Score: 0, team2Score: 0 },
  ...{ shootout: null, forfeitedBy: null, isWithdrawal: false, isAbandoned: false, isVoid: false, isGoldenGoal: false },
  ...{ startTime: new Date('2026-11-07T23:15:00Z'), endTime: null, startedAt: null },
  ...{ status: 'scheduled', winnerId: null, version: 1 },
  ...{ label: 'Semi-Finals, match 2', matchName: null, team1From: null, team2From: 'Winner of Round 1, match 3' },
};

test('the link to a game names both sides, its round, time and field', () => {
  expect(gamePreview(game, 'Fall Cup', 'en')).toEqual({
    title: 'Foxes vs Winner of Round 1, match 3 · Golden Goal',
    text: 'Fall Cup · Semi-Finals, match 2 · Sat, Nov 7, 6:15 PM · Field 2. Score, scorers and what follows.',
    path: '/games/31',
  });
});

test('in Spanish it is Spanish', () => {
  expect(gamePreview(game, 'Fall Cup', 'es').title).toMatch(/^Foxes contra Ganador/);
});
