import { winnerOfResult } from '../match/result.ts';
import { completeGame, endedUnplayed, forfeitGame, freshGame, reopenGame } from './complete-game.ts';
import { type Game, resultOf } from './game.ts';
import { readClock } from './game-clock.ts';
import { checkGoalsCount, goalOfNobody, scoreGoal } from './goal.ts';
import { historyOf } from './history.ts';
import { keepScore, scoreOf, startGame } from './keep-score.ts';

const aGame: Game = {
  id: 7,
  match: 'U8|knockout|1|1',
  stage: 'knockout',
  teams: [1, 2],
  field: 'Field 1',
  start: '2026-11-07T23:15:00.000Z',
  status: 'scheduled',
};
const aGroupGame: Game = { ...aGame, stage: 'group' };
const score = (team1: number, team2: number) => ({ team1, team2 });
const winner = (game: Game) => {
  const result = resultOf(game);
  return result && winnerOfResult(result);
};

test('a game starts at 0 - 0, and starting it again changes nothing', () => {
  const running = startGame(aGame);
  expect([running.status, scoreOf(running)]).toEqual(['in_progress', score(0, 0)]);
  expect(startGame(running)).toBe(running);
});

test('the first score starts the game', () => {
  expect(keepScore(aGame, score(1, 0), 'keeper')).toMatchObject({ status: 'in_progress', score: score(1, 0) });
});

test('a game whose teams are not known cannot be played', () => {
  expect(() => startGame({ ...aGame, teams: null })).toThrow('not known yet');
  expect(() => completeGame({ ...aGame, teams: null })).toThrow('not known yet');
});

test.each([score(-1, 0), score(0, 100), score(1.5, 0), score(Number.NaN, 0)])('%j is no score', (wrong) => {
  expect(() => keepScore(aGame, wrong, 'keeper')).toThrow('two whole numbers from 0 to 99');
});

test('a keeper cannot change a completed game, an organizer corrects it', () => {
  const completed = completeGame(keepScore(aGame, score(2, 1), 'keeper'));
  expect(() => keepScore(completed, score(2, 2), 'keeper')).toThrow('Score updates are disabled for completed games.');
  expect(winner(keepScore(completed, score(1, 2), 'organizer'))).toBe(2);
});

test('a corrected score that is no longer level loses its shoot-out', () => {
  const completed = completeGame(keepScore(aGame, score(1, 1), 'keeper'), score(4, 5));
  expect(keepScore(completed, score(2, 1), 'organizer')).not.toHaveProperty('shootout');
  expect(keepScore(completed, score(2, 2), 'organizer')).toHaveProperty('shootout', score(4, 5));
});

test('a knock-out game cannot end level without a golden goal or a shoot-out', () => {
  const level = keepScore(aGame, score(1, 1), 'keeper');
  expect(() => completeGame(level)).toThrow('enter the golden goal, or the result of the shoot-out');
  expect(() => completeGame(level, score(3, 3))).toThrow('A shoot-out cannot end level');
  expect(winner(completeGame(level, score(3, 4)))).toBe(2);
});

test('a group game may end level', () => {
  expect(completeGame(keepScore(aGroupGame, score(1, 1), 'keeper')).status).toBe('completed');
});

test('completing twice changes nothing', () => {
  const completed = completeGame(keepScore(aGame, score(1, 1), 'keeper'), score(3, 4));
  expect(completeGame(completed)).toBe(completed);
  expect(completeGame(completed, score(3, 4))).toBe(completed);
  expect(() => completeGame(completed, score(4, 3))).toThrow('another shoot-out');
});

test('a game can be completed without having been started', () => {
  expect(completeGame(aGroupGame)).toMatchObject({ status: 'completed', score: score(0, 0) });
});

test('a forfeit counts three to nothing for the other team, and both can forfeit', () => {
  const forfeited = forfeitGame(aGame, [1], 3);
  expect([forfeited.score, winner(forfeited)]).toEqual([score(0, 3), 2]);
  expect(winner(forfeitGame(aGame, [1, 2], 3))).toBeUndefined();
  expect(() => forfeitGame(aGame, [9], 3)).toThrow('Only a team of this game');
});

test('a reopened game goes on at its score', () => {
  const completed = completeGame(keepScore(aGame, score(1, 1), 'keeper'), score(3, 4));
  expect(reopenGame(completed)).toEqual({ ...aGame, status: 'in_progress', score: score(1, 1) });
});

test.each([
  ['scheduled', aGame],
  ['in progress', keepScore(aGame, score(2, 1), 'keeper')],
  ['completed', completeGame(keepScore(aGame, score(1, 1), 'keeper'), score(3, 4))],
] as const)('a forfeit taken back leaves a game that was %s as it was', (_, game) => {
  expect(reopenGame(forfeitGame(game, [1], 3))).toEqual(game);
  expect(reopenGame(forfeitGame(forfeitGame(game, [1], 3), [2], 3))).toEqual(game);
});

test('a game completed without anybody having begun it is to be played again once it is reopened', () => {
  expect(reopenGame(completeGame(aGroupGame))).toEqual(aGroupGame);
  const reopened = (game: Game) => game.status === 'completed' && reopenGame(game).status;
  expect(reopened(keepScore(completeGame(aGroupGame), score(1, 0), 'organizer'))).toBe('in_progress');
  expect(reopened(startGame(completeGame(aGroupGame)))).toBe('in_progress');
});

test('a game given away before its kick-off was not played, one given away after it was', () => {
  const begun = startGame(aGame);
  expect([aGame, begun, completeGame(keepScore(begun, score(2, 1), 'keeper'))].map(endedUnplayed)).toEqual([
    ...[false, false, false],
  ]);
  expect([aGame, begun].map((game) => endedUnplayed(forfeitGame(game, [1], 3)))).toEqual([true, false]);
});

test('a forfeit nobody played has no goals, and the score of any forfeit is not raised by them', () => {
  const [unplayed, played] = [aGame, startGame(aGame)].map((game) => forfeitGame(game, [1], 3));
  expect(() => checkGoalsCount(unplayed ?? aGame, false)).toThrow('This game was forfeited');
  expect(() => checkGoalsCount(played ?? aGame, true)).toThrow('This game was forfeited');
  expect(() => checkGoalsCount(played ?? aGame, false)).not.toThrow();
});

test('a deleted game is announced again in its place', () => {
  expect(freshGame(startGame(aGame), [1, 3])).toEqual({ ...aGame, teams: [1, 3] });
});

test('every change of a score is a line of its history', () => {
  const [running, ahead] = [startGame(aGame), keepScore(aGame, score(1, 0), 'keeper')];
  const line = { gameId: 7, kind: 'score', from: score(0, 0), to: score(1, 0) };
  expect(historyOf([running], [ahead])).toEqual([line]);
  expect(historyOf([ahead], [ahead])).toEqual([]);
});

test('a goal is scored by a player of one of the two teams in minute 1 to 90', () => {
  const goal = { gameId: 7, playerId: 5, teamId: 2, minute: 12, scorer: 'player' };
  expect(scoreGoal(aGame, { playerId: 5, teamId: 2 }, 12)).toEqual(goal);
  expect(() => scoreGoal(aGame, { playerId: 5, teamId: 3 }, 12)).toThrow('one of the two teams');
  expect(() => scoreGoal(aGame, { playerId: 5, teamId: null }, 12)).toThrow('one of the two teams');
  expect(() => scoreGoal(aGame, { playerId: 5, teamId: 2 }, 0)).toThrow('from 1 to 90');
  expect(() => scoreGoal(aGame, { playerId: 5, teamId: 2 }, 91)).toThrow('from 1 to 90');
});

test.each(['unknown', 'own'] as const)('a goal of nobody (%s) counts for one of the two teams', (scorer) => {
  expect(goalOfNobody(aGame, scorer, 2, 3)).toEqual({ gameId: 7, playerId: null, teamId: 2, minute: 3, scorer });
  expect(() => goalOfNobody(aGame, scorer, 3, 3)).toThrow('counts for one of the two teams');
  expect(() => goalOfNobody(aGame, scorer, 2, 91)).toThrow('from 1 to 90');
});

test.each([
  [-5, 'before', 1],
  [0, 'first-half', 1],
  [359, 'first-half', 6],
  [360, 'half-time', 6],
  [420, 'second-half', 7],
  [779, 'second-half', 12],
  [780, 'full-time', 13],
  [9000, 'full-time', 90],
] as const)('%i seconds after kick-off the clock shows %s, minute %i', (seconds, phase, minute) => {
  expect(readClock(seconds)).toEqual({ phase, minute });
});

test('a half-time of two minutes holds the clock for as long', () => {
  expect(readClock(479, { play: 12, halfTime: 2 })).toEqual({ phase: 'half-time', minute: 6 });
});
