import type { SentGame } from './sent-game.ts';
import { gamesOfTheDay } from './stored-games.ts';

const now = Date.parse('2026-11-21T18:20:00.000Z');
const aGame = (differences: Partial<SentGame> = {}): SentGame => ({
  ...{ id: 7, tournamentId: 2, bracketId: 3, team1Id: 11, team2Id: 12, team1Name: 'Dynamos', team2Name: 'Comets' },
  ...{ team1Score: 1, team2Score: 0, shootout: null, stage: 'group', round: 1, ageBracket: 'U10' },
  ...{
    status: 'in_progress',
    startTime: '2026-11-21T18:00:00.000Z',
    endTime: null,
    startedAt: null,
    forfeitedBy: null,
    field: 'Field 1',
  },
  ...{ winnerId: null, version: 3 },
  ...differences,
});

test('only the games of about today are kept', () => {
  const lastWeek = aGame({ id: 1, startTime: '2026-11-14T18:00:00.000Z' });
  const thisMorning = aGame({ id: 2, startTime: '2026-11-21T14:00:00.000Z', status: 'completed' });
  const nextWeek = aGame({ id: 3, startTime: '2026-11-28T18:00:00.000Z', status: 'scheduled' });
  const kept = gamesOfTheDay([lastWeek, thisMorning, aGame(), nextWeek], now);
  expect(kept.map(({ id }) => id)).toEqual([2, 7]);
});

test('a game without a time is kept while it is played', () => {
  expect(gamesOfTheDay([aGame({ startTime: null })], now)).toHaveLength(1);
  expect(gamesOfTheDay([aGame({ startTime: null, status: 'scheduled' })], now)).toEqual([]);
});

test('of two answers about one game the newer one is kept, in whatever order they come', () => {
  const newer = aGame({ version: 4, team1Score: 2 });
  expect(gamesOfTheDay([aGame(), newer], now)).toEqual([newer]);
  expect(gamesOfTheDay([newer, aGame()], now)).toEqual([newer]);
});

test('a team that stands for one player is kept without the name', () => {
  const [kept] = gamesOfTheDay([aGame({ team2Name: 'Individual - Sam Rivera' })], now);
  expect(kept).toMatchObject({ team1Name: 'Dynamos', team2Name: 'Individual' });
  expect(JSON.stringify(kept)).not.toContain('Rivera');
});
