import type { ShownGame } from './shown-game.ts';
import { staysInPlace } from './told-game.ts';

const game: ShownGame = {
  ...{ id: 7, tournamentId: 1, bracketId: 7, team1Id: 1, team2Id: 2, team1Name: 'Hawks', team2Name: 'Wolves' },
  ...{ team1Score: 0, team2Score: 0, shootout: null, stage: 'knockout', round: 1, ageBracket: null },
  ...{ status: 'in_progress', startTime: '2026-11-21T18:15:00.000Z', endTime: null, field: 'Field 1' },
  ...{ winnerId: null, version: 1 },
};

test('a goal moves no game in the list', () => {
  expect(staysInPlace([game], { ...game, team1Score: 1, version: 2 })).toBe(true);
});

test.each<[string, Partial<ShownGame>]>([
  ['is over', { status: 'completed' }],
  ['is put at another time', { startTime: '2026-11-21T19:15:00.000Z' }],
  ['is put on another field', { field: 'Field 2' }],
  ['was not in the list', { id: 8 }],
])('a game that %s stands elsewhere', (_, changed) => {
  expect(staysInPlace([game], { ...game, ...changed, version: 2 })).toBe(false);
});

test('before there is a list no game stands in it', () => {
  expect(staysInPlace(undefined, game)).toBe(false);
});
