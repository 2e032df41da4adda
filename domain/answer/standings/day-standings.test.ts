import { aPlayedDay } from '../../../test/sample/a-played-day.ts';
import { nothingPlayed } from '../../../test/sample/played.ts';
import { drawRoundRobin } from '../../rule/draw/draw-round-robin.ts';
import { undivided } from '../../rule/match/division.ts';
import type { GameResult } from '../../rule/match/result.ts';
import { dayStandings } from './day-standings.ts';

/** Division of six teams, four of which advance; the lower number wins each game by the difference of the two numbers. */
const division = drawRoundRobin(undivided, [1, 2, 3, 4, 5, 6], { gamesEach: () => 5, thirdPlace: false });
const results = division.matches.flatMap(({ key, stage, slots: [one, other] }): readonly GameResult[] => {
  if (stage !== 'group' || one.from !== 'team' || other.from !== 'team') return [];
  const score = { team1: Math.max(0, other.team - one.team), team2: Math.max(0, one.team - other.team) };
  return [{ status: 'completed', match: key, teams: [one.team, other.team], score }];
});
const after = (games: number, given = results) =>
  dayStandings(aPlayedDay(division, { ...nothingPlayed, results: given.slice(0, games) }));
const goingOn = (lines: ReturnType<typeof after>) => lines.filter(({ advances }) => advances).length;

test('before the first game nobody goes on, and nothing is decided', () => {
  expect(goingOn(after(0))).toBe(0);
  expect(after(0).some(({ isDecided }) => isDecided)).toBe(false);
});

test('while the group is played nothing is decided, whoever would go on now', () => {
  const lines = after(results.length - 1);
  expect(goingOn(lines)).toBeGreaterThan(0);
  expect(lines.some(({ isDecided }) => isDecided)).toBe(false);
});

test('after the last game it is decided who goes on', () => {
  const lines = after(results.length);
  expect(goingOn(lines)).toBe(4);
  expect(lines.every(({ isDecided }) => isDecided)).toBe(true);
});

test('where nothing separates teams at the last place that goes on, it is decided for the others alone', () => {
  const score = { team1: 1, team2: 1 };
  const level = results.map((result) =>
    result.teams.every((team) => team >= 4) ? { ...result, score } : { ...result, score: clear(result) },
  );
  const lines = after(results.length, level);
  expect(lines.filter(({ isDecided }) => isDecided).map(({ teamId }) => teamId)).toEqual([1, 2, 3]);
});

/** Returns a win by three goals for the lower number, the same against each of the last three teams. */
const clear = ({ teams: [one, other] }: GameResult) => (one < other ? { team1: 3, team2: 0 } : { team1: 0, team2: 3 });

test('a tie at a place that leads on awaits lots, and nobody else does', () => {
  const score = { team1: 1, team2: 1 };
  const level = results.map((result) =>
    result.teams.every((team) => team >= 4) ? { ...result, score } : { ...result, score: clear(result) },
  );
  const awaiting = (lines: ReturnType<typeof after>) => lines.flatMap((one) => (one.awaitsLots ? [one.teamId] : []));
  expect(awaiting(after(results.length, level))).toEqual([4, 5, 6]);
  expect(awaiting(after(results.length))).toEqual([]);
});
