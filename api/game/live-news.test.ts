import type { PublicGame } from '../../domain/answer/game/public-game.ts';
import { gamesChanged, wholeList } from './live-news.ts';

const aGame = (id: number, team1Score = 0): PublicGame => ({
  id,
  ...{ tournamentId: 1, bracketId: 1, stage: 'knockout', round: 1, ageBracket: null },
  ...{ team1Id: 1, team2Id: 2, team1Name: 'Lions', team2Name: 'Tigers' },
  ...{ team1Score, team2Score: 0, shootout: null, status: 'in_progress', winnerId: null, version: 1 },
  startTime: new Date('2026-12-12T23:15:00Z'),
  endTime: new Date('2026-12-12T23:30:00Z'),
  field: 'Field 1',
});
const event = (name: string, told: unknown) => `event: ${name}\ndata: ${JSON.stringify(told)}\n\n`;
const told = (...lists: Parameters<typeof gamesChanged>) => gamesChanged(...lists)?.toString();

test('what has not changed is not told', () => {
  expect(told([aGame(1), aGame(2)], [aGame(2), aGame(1)])).toBeUndefined();
});

test('each game that has changed or come is told, and each that has gone', () => {
  expect(told([aGame(1), aGame(2)], [aGame(1, 1), aGame(3)])).toBe(
    event('game', aGame(1, 1)) + event('game', aGame(3)) + event('gone', { id: 2 }),
  );
});

test('a line break in a name does not end what is told', () => {
  const [game] = [{ ...aGame(1), team1Name: 'Li\n\nons' }];
  expect(told([], [game])?.split('\n\n')).toHaveLength(2);
  expect(
    wholeList(JSON.stringify([game]))
      .toString()
      .split('\n\n'),
  ).toHaveLength(2);
});
