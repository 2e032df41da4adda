import { aPlayedDay } from '../../../test/sample/a-played-day.ts';
import { nothingPlayed } from '../../../test/sample/played.ts';
import { drawElimination } from '../draw/draw-elimination.ts';
import type { GameResult } from '../match/result.ts';
import { checkTimetable } from './check-timetable.ts';
import { reviseDay } from './revise-day.ts';
import type { TournamentDay } from './tournament-day.ts';

const division = drawElimination('U8', [1, 2, 3, 4], { minGamesPerTeam: 2, thirdPlace: false, placement: false });
const [semifinal = '', other = '', ...later] = division.matches.map(({ key }) => key);
const at = (match: string, field: string, time: string, end: string) => ({
  ...{ match, field },
  start: `2026-12-12T${time}:00.000Z`,
  end: `2026-12-12T${end}:00.000Z`,
});

/** Returns a day with these two games, all others coming later. */
function dayWith(
  one: readonly [string, string, string],
  next: readonly [string, string, string],
  played = nothingPlayed,
) {
  const day = aPlayedDay(division, played);
  const games = [
    at(semifinal, ...one),
    at(other, ...next),
    ...later.map((match, index) => at(match, 'C', `23:${15 * index}`.replace(/:0$/, ':00'), `23:${15 * index + 15}`)),
  ];
  return { ...day, draw: { ...day.draw, timetable: { ...day.draw.timetable, games } } };
}
const fit = dayWith(['A', '21:00', '21:15'], ['A', '21:15', '21:30']);
const fieldTwice = dayWith(['A', '21:00', '21:15'], ['A', '21:14', '21:29']);
const tooEarly = dayWith(['A', '21:00', '21:15'], ['B', '22:50', '23:05']);

test.each([
  ['a field is taken twice', fieldTwice, 'A is taken by the game of'],
  ['a game is played before its teams are known', tooEarly, 'waits for the game of'],
] as const)('a timetable in which %s is refused whoever made it', (_, day, sentence) => {
  expect(() => checkTimetable(day)).toThrow(sentence);
  expect(() => reviseDay(fit, { draw: day.draw }, { isConfirmed: true })).toThrow(sentence);
});

test('games that follow each other are a timetable, and what stood there before is not looked at again', () => {
  expect(() => checkTimetable(fit)).not.toThrow();
  const withdrawn = { ...fieldTwice.draw, withdrawn: [1] };
  expect(() => reviseDay(fieldTwice, { draw: withdrawn }, { isConfirmed: true })).not.toThrow();
});

test('once play has begun nothing that is moved begins in the past, and what was there before may', () => {
  const score = { team1: 1, team2: 0 };
  const results: GameResult[] = [{ status: 'in_progress', match: semifinal, teams: [1, 4], score }];
  const begun = (next: readonly [string, string, string]) =>
    dayWith(['A', '21:00', '21:15'], next, { ...nothingPlayed, results });
  const now = new Date('2026-12-12T21:40:00Z');
  const [early, late] = [begun(['B', '21:15', '21:30']), begun(['B', '21:45', '22:00'])];
  expect(() => checkTimetable(early, { before: late, now })).toThrow('would begin in the past');
  expect(() => checkTimetable(late, { before: early, now })).not.toThrow();
  expect(() => checkTimetable(early, { before: early, now })).not.toThrow();
  expect(() => checkTimetable(fit, { now: new Date('2027-01-01T00:00:00Z') })).not.toThrow();
});

test('what has started was played where it was', () => {
  const score = { team1: 1, team2: 0 };
  const teams = (match: string) => (match === semifinal ? ([1, 4] as const) : ([2, 3] as const));
  const results = [semifinal, other].map(
    (match): GameResult => ({ status: 'in_progress', match, teams: teams(match), score }),
  );
  const day: TournamentDay = dayWith(['A', '21:00', '21:15'], ['A', '21:05', '21:20'], { ...nothingPlayed, results });
  expect(() => checkTimetable(day)).not.toThrow();
});
