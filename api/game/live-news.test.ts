import type { PublicGame } from '../../domain/answer/game/public-game.ts';
import { changeIn } from '../prepared/change.ts';
import { gamesChanged, nearList, withScore } from './live-news.ts';

const aGame = (id: number, team1Score = 0): PublicGame => ({
  id,
  ...{ tournamentId: 1, bracketId: 1, stage: 'knockout', round: 1, ageBracket: null },
  ...{ team1Id: 1, team2Id: 2, team1Name: 'Lions', team2Name: 'Tigers' },
  ...{ team1Score, team2Score: 0, shootout: null, status: 'in_progress', winnerId: null, version: 1 },
  ...{ label: 'Final', matchName: 'Final', team1From: null, team2From: null },
  startTime: new Date('2026-12-12T23:15:00Z'),
  endTime: new Date('2026-12-12T23:30:00Z'),
  startedAt: new Date('2026-12-12T23:16:00Z'),
  forfeitedBy: null,
  ...{ isWithdrawal: false, isAbandoned: false, isVoid: false, isGoldenGoal: false },
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
  expect(nearList([game]).toString().split('\n\n')).toHaveLength(2);
});

describe('a score that is told by itself', () => {
  const score = { gameId: 2, version: 2, team1Score: 3, team2Score: 1 };
  const scored = (games: readonly PublicGame[], told: Partial<typeof score> = {}) =>
    withScore(games, { ...score, ...told });

  test('stands in the news of its game', () => {
    expect(changeIn('games 7 2 2 3 1')).toEqual({ shown: 'games', tournamentId: 7, score });
    expect(changeIn('games 7')).toEqual({ shown: 'games', tournamentId: 7 });
  });

  test('makes of the version before the one that it tells of, and leaves every other game as it is', () => {
    const [one, two] = [aGame(1), aGame(2)];
    const game = { ...two, team1Score: 3, team2Score: 1, version: 2 };
    expect(scored([one, two])).toEqual({ games: [one, game], game });
  });

  test('adds nothing to a list that has this version, or a later one', () => {
    const games = [{ ...aGame(2), version: 3 }];
    expect(scored(games)).toEqual({ games, game: undefined });
  });

  test.each([
    ['does not have the game', [aGame(1)]],
    ['has an earlier version', [{ ...aGame(2), version: 0 }]],
    ['has it as not begun', [{ ...aGame(2), status: 'scheduled' as const }]],
  ])('does not follow from a list that %s', (_, games) => {
    expect(scored(games)).toBeUndefined();
  });
});
