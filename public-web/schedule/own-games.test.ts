import type { SentGame } from '../game/sent-game.ts';
import { isOutdated, nextOf, type OwnGame, type OwnGames, updateTeamGames } from './own-games.ts';

const game = (id: number, differences: Partial<OwnGame> = {}): OwnGame => ({
  ...{ id, opponent: 'Rovers', isOpponentKnown: true, opponentId: 7, round: null, matchName: null, field: 'Field 1' },
  ...{ startTime: '2026-11-07T23:15:00.000Z', endTime: '2026-11-07T23:30:00.000Z', status: 'scheduled' },
  ...{
    isCalledOff: false,
    score: null,
    shootout: null,
    forfeitedBy: null,
    ...{ isWithdrawal: false, isAbandoned: false, isVoid: false, isGoldenGoal: false },
    outcome: null,
    leadsTo: null,
  },
  ...differences,
});

test.each([
  ['the game that is on', [game(1, { status: 'completed' }), game(2), game(3, { status: 'in_progress' })], 3],
  ['the first that is to come', [game(1, { status: 'completed' }), game(2), game(3)], 2],
  ['none that is called off', [game(1, { isCalledOff: true }), game(2)], 2],
  ['nothing when all is over', [game(1, { status: 'completed' })], undefined],
])('a follower waits for %s', (_, games, id) => {
  expect(nextOf(games)?.id).toBe(id);
});

test('of a tournament that is called off a follower waits for the game that is on alone', () => {
  const isOn = game(3, { status: 'in_progress' });
  expect([nextOf([game(2), isOn], true), nextOf([game(2)], true)]).toEqual([isOn, undefined]);
});

const told: SentGame = {
  ...{ id: 1, tournamentId: 13, bracketId: 5, stage: 'knockout', round: 2, ageBracket: null, field: 'Field 1' },
  ...{ team1Id: 7, team2Id: 4, team1Name: 'Rovers', team2Name: 'Eagles', team1Score: 1, team2Score: 3 },
  ...{ shootout: null, forfeitedBy: null, status: 'in_progress', startTime: null, endTime: null, startedAt: null },
  ...{ winnerId: null, version: 2 },
};
const own = (...games: readonly OwnGame[]): OwnGames => ({
  team: { id: 4, name: 'Eagles', tournamentId: 13, tournament: 'Fall Cup', location: 'Turf' },
  games,
  ...{ end: null, standing: null },
});

test('a score that is told stands with the team’s own goals first, and a corrected result is won or lost', () => {
  const { games } = updateTeamGames(own(game(1), game(2)), told);
  expect(games[0]).toMatchObject({ status: 'in_progress', score: { own: 3, other: 1 }, outcome: null });
  expect(games[1]).toEqual(game(2));
  const ended = game(1, { status: 'completed' });
  const over = updateTeamGames(own(ended), { ...told, status: 'completed', winnerId: 4 });
  expect(over.games[0]).toMatchObject({ status: 'completed', outcome: 'won' });
});

test('a game that is on ends together with what follows from it, which the server tells', () => {
  const shown = updateTeamGames(own(game(1)), told);
  const ended = { ...told, status: 'completed', team2Score: 4, winnerId: 4 } as const;
  const whistled = updateTeamGames(shown, ended);
  expect(whistled.games[0]).toMatchObject({ status: 'in_progress', score: { own: 4, other: 1 }, outcome: null });
  expect(isOutdated(whistled, [ended])).toBe(true);
});

test('a game that ends before anybody has begun it stays as it is until the server tells what follows', () => {
  const forfeit = { ...told, status: 'completed', forfeitedBy: [7], winnerId: 4 } as const;
  const shown = own(game(1));
  expect(updateTeamGames(shown, forfeit)).toEqual(shown);
  expect(isOutdated(shown, [forfeit])).toBe(true);
});

test('what is told of games differs from what is shown where a score does, or a game of the team is missing', () => {
  const shown = updateTeamGames(own(game(1)), told);
  const strangers = { ...told, id: 9, team1Id: 8, team2Id: 9 };
  expect(isOutdated(shown, [told, strangers])).toBe(false);
  expect(isOutdated(shown, [{ ...told, team1Score: 2 }])).toBe(true);
  expect(isOutdated(shown, [told, { ...told, id: 2 }])).toBe(true);
});

test('a result that becomes a forfeit is called off where the game had not begun, and stays a result where it had', () => {
  const forfeit = { ...told, status: 'completed', forfeitedBy: [7] } as const;
  const ended = game(1, { status: 'completed' });
  const begun = { ...forfeit, startedAt: '2026-11-07T23:15:00.000Z' };
  const [unplayed, played] = [forfeit, begun].map((one) => updateTeamGames(own(ended), one).games[0]);
  expect(unplayed).toMatchObject({ isCalledOff: true });
  expect(played).toMatchObject({ isCalledOff: false, forfeitedBy: [7], score: { own: 3, other: 1 } });
});
