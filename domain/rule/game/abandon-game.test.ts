import { doesCount, winnerOfResult } from '../match/result.ts';
import { abandonGame } from './abandon-game.ts';
import { completeGame, endedUnplayed, forfeitGame, reopenGame } from './complete-game.ts';
import { type Game, gameFrom, resultOf } from './game.ts';
import { gameAfter } from './game-move.ts';
import { checkGoalsCount } from './goal.ts';
import { keepScore } from './keep-score.ts';

const aGame: Game = {
  ...{ id: 7, match: 'U8|knockout|1|1', stage: 'knockout', teams: [1, 2], field: 'Field 1' },
  ...{ start: '2026-11-07T23:15:00.000Z', status: 'scheduled' },
};
const score = (team1: number, team2: number) => ({ team1, team2 });
const running = keepScore(aGame, score(2, 1), 'keeper');
const terms = { role: 'organizer', forfeitGoals: 3 } as const;

test('an abandoned game whose result stands counts as it stood, and goes on from there when it is reopened', () => {
  const stands = abandonGame(running, 'stands');
  const result = resultOf(stands);
  expect(result && [doesCount(result), winnerOfResult(result)]).toEqual([true, 1]);
  expect(stands.status === 'completed' && reopenGame(stands)).toEqual(running);
});

test('a level knock-out game needs a shoot-out to stand, a group game does not', () => {
  const level = keepScore(aGame, score(1, 1), 'keeper');
  expect(() => abandonGame(level, 'stands')).toThrow('cannot end level');
  expect(abandonGame(level, 'stands', score(3, 2))).toMatchObject({ unfinished: 'stands', shootout: score(3, 2) });
  expect(abandonGame({ ...level, stage: 'group' }, 'stands')).not.toHaveProperty('shootout');
});

test('an abandoned game is replayed as if nobody had begun it', () => {
  expect(abandonGame(running, 'replay')).toEqual(aGame);
  expect(abandonGame(completeGame(running), 'replay')).toEqual(aGame);
});

test('an abandoned game that does not count keeps its score and has no winner', () => {
  const result = resultOf(abandonGame(running, 'void'));
  expect(result).toMatchObject({ unfinished: 'void', score: score(2, 1) });
  expect(result && [doesCount(result), winnerOfResult(result)]).toEqual([false, undefined]);
});

test('a game that nobody has begun can be closed as not played alone, takes no goals, and is to come again when it is reopened', () => {
  expect(() => abandonGame(aGame, 'stands')).toThrow('Nobody has begun this game');
  const closed = abandonGame(aGame, 'void');
  expect([endedUnplayed(closed), closed.status]).toEqual([true, 'completed']);
  expect(() => checkGoalsCount(closed, false)).toThrow('was not played');
  expect(closed.status === 'completed' && reopenGame(closed)).toEqual(aGame);
  expect(keepScore(closed, score(1, 0), 'organizer')).not.toHaveProperty('unfinished');
});

test('a forfeited game is reopened before it is closed in another way', () =>
  expect(() => abandonGame(forfeitGame(running, [1], 3), 'void')).toThrow('Reopen it'));

test.each(['stands', 'void'] as const)('a game abandoned as %s is read as it was written', (decided) => {
  const { status: _, ...fixture } = aGame;
  const closed = abandonGame(running, decided);
  expect(gameFrom(fixture, resultOf(closed))).toEqual(closed);
});

test('a game ends with the final score that comes with its end; one that has ended refuses another', () => {
  const ended = gameAfter(running, { kind: 'complete', score: score(3, 1) }, terms);
  expect(ended).toMatchObject({ status: 'completed', score: score(3, 1) });
  expect(gameAfter(ended, { kind: 'complete', score: score(3, 1) }, terms)).toBe(ended);
  expect(() => gameAfter(ended, { kind: 'complete', score: score(3, 2) }, terms)).toThrow('another score');
  expect(gameAfter(running, { kind: 'abandon', as: 'void', score: score(4, 1) }, terms)).toMatchObject({
    ...{ score: score(4, 1), unfinished: 'void' },
  });
});
