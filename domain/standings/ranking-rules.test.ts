import fc from 'fast-check';
import type { TeamId } from '../match/match.ts';
import type { GameResult } from '../match/result.ts';
import { type Criterion, criteria, isLastResort } from './criterion.ts';
import { gamePoints, type PartOfGame, tenPoints, threeForAWin } from './points-system.ts';
import { rankTeams } from './rank-teams.ts';
import {
  fifaTo2022,
  presetNames,
  presetOf,
  standingsPresets,
  tenPointGames,
  winsThenGoals,
} from './standings-presets.ts';
import {
  afterSeparations,
  checkStandingsSettings,
  headToHeadsOfMany,
  type StandingsSettings,
} from './standings-settings.ts';
import { type GroupGame, recordOf } from './team-record.ts';

const aGame = (one: TeamId, other: TeamId, team1: number, team2: number): GroupGame => ({
  result: { status: 'completed', match: `${one}-${other}`, teams: [one, other], score: { team1, team2 } },
});

const pointsFor = (scored: number, conceded: number, system = tenPoints): number => {
  const outcome = scored > conceded ? 'win' : scored === conceded ? 'draw' : 'loss';
  return gamePoints({ outcome, scored, conceded, hasForfeited: false }, system);
};

test.each([
  [5, 0, 10],
  [3, 0, 10],
  [3, 1, 9],
  [1, 0, 8],
  [0, 0, 4],
  [2, 2, 5],
  [7, 7, 6],
  [0, 1, 0],
  [2, 5, 2],
  [4, 5, 3],
])('by ten points a game of %i to %i is worth %i', (scored, conceded, points) => {
  expect(pointsFor(scored, conceded)).toBe(points);
});

test('three points for a win count no goals', () => {
  expect([pointsFor(9, 0, threeForAWin), pointsFor(0, 0, threeForAWin), pointsFor(8, 9, threeForAWin)]).toEqual([
    3, 1, 0,
  ]);
});

test('a point for a lost game is for who has played it', () => {
  const lost: PartOfGame = { outcome: 'loss', scored: 0, conceded: 3, hasForfeited: false };
  const system = { ...threeForAWin, lossPoints: 1 };
  expect(gamePoints(lost, system)).toBe(1);
  expect(gamePoints({ ...lost, hasForfeited: true }, system)).toBe(0);
});

test('a forfeit counted as three to nothing is a game of ten points', () => {
  const result: GameResult = {
    status: 'forfeited',
    match: 'late',
    teams: [1, 2],
    score: { team1: tenPointGames.forfeitGoals, team2: 0 },
    by: [2],
  };
  expect([1, 2].map((team) => recordOf(team, [{ result }], tenPointGames).points)).toEqual([10, 0]);
});

test('goals scored count up to their cap where there is one', () => {
  const games = [aGame(1, 3, 9, 8), aGame(2, 3, 6, 5)];
  const by = (goalsForCap: number | null): StandingsSettings => ({
    ...winsThenGoals,
    criteria: ['goals-for'],
    goalsForCap,
  });
  const order = (settings: StandingsSettings) =>
    rankTeams({ teams: [1, 2], games, decisions: [], withdrawn: [] }, settings).map(({ teams }) => teams);
  expect(order(by(null))).toEqual([[1], [2]]);
  expect(order(by(5))).toEqual([[1, 2]]);
});

test('goals among themselves count up to the caps too', () => {
  // Each beat one of the others and lost to the other: 9:0, 3:0, 2:0.
  const games = [aGame(1, 2, 9, 0), aGame(2, 3, 3, 0), aGame(3, 1, 2, 0)];
  const order = (goalDifferenceCap: number | null) =>
    rankTeams(
      { teams: [1, 2, 3], games, decisions: [], withdrawn: [] },
      { ...fifaTo2022, criteria: ['points', 'head-to-head-difference'], goalDifferenceCap },
    ).map(({ teams }) => teams);
  expect(order(null)).toEqual([[1], [3], [2]]);
  expect(order(3)).toEqual([[1], [2], [3]]);
});

test('every preset is allowed, is found again by what it sets, and is found no more once something differs', () => {
  for (const name of presetNames) {
    const preset = standingsPresets[name];
    checkStandingsSettings(preset);
    expect(presetOf({ ...preset, criteria: [...preset.criteria] })).toBe(name);
    expect(presetOf({ ...preset, shutOutPoints: 9 })).toBeUndefined();
  }
});

const cap = fc.constantFrom(null, 2);
const anySettings: fc.Arbitrary<StandingsSettings> = fc
  .record({
    criteria: fc.shuffledSubarray<Criterion>([...criteria], { minLength: 1 }),
    headToHeadOfMany: fc.constantFrom(...headToHeadsOfMany),
    afterSeparation: fc.constantFrom(...afterSeparations),
    system: fc.constantFrom(threeForAWin, tenPoints),
    goalDifferenceCap: cap,
    goalsForCap: cap,
    forfeitGoals: fc.constant(3),
  })
  .map(({ criteria: chosen, system, ...settings }) => ({
    ...system,
    ...settings,
    criteria: [...chosen.filter((one) => !isLastResort(one)), ...chosen.filter(isLastResort)],
  }));

const everyone = [0, 1, 2, 3, 4, 5];
const anyGames = fc
  .array(fc.tuple(fc.nat(5), fc.nat(5), fc.nat(3), fc.nat(3)), { maxLength: 20 })
  .map((lines) => lines.filter(([one, other]) => one !== other));

type Lines = readonly (readonly [number, number, number, number])[];

const levelsOf = (teams: readonly TeamId[], lines: Lines, settings: StandingsSettings) => {
  const games = lines.map(([one, other, goals, others]) => aGame(one, other, goals, others));
  return rankTeams({ teams, games, decisions: [], withdrawn: [] }, settings).map(({ teams: level, reason }) => ({
    teams: level.toSorted((a, b) => a - b),
    reason,
  }));
};

test('every team has one rank, a tie says so, and the order of entry of teams and games plays no part', () => {
  const entered = fc.shuffledSubarray(everyone, { minLength: 6 });
  fc.assert(
    fc.property(anyGames, anySettings, entered, (lines, settings, teams) => {
      const levels = levelsOf(teams, lines, settings);
      expect(levels.flatMap((level) => level.teams).toSorted((a, b) => a - b)).toEqual(everyone);
      for (const { teams: level, reason } of levels) expect(level.length > 1 ? reason : 'nothing').toBe('nothing');
      expect(levels).toEqual(levelsOf(everyone, lines.toReversed(), settings));
    }),
    { seed: 4 },
  );
});

test('teams under other names stand as they stood', () => {
  const names = fc.shuffledSubarray(everyone, { minLength: 6 });
  fc.assert(
    fc.property(anyGames, anySettings, names, (lines, settings, renamed) => {
      const now = (team: TeamId) => renamed[team] ?? team;
      const others = lines.map(([one, other, a, b]) => [now(one), now(other), a, b] as const);
      const expected = levelsOf(everyone, lines, settings).map(({ teams, reason }) => ({
        teams: teams.map(now).toSorted((a, b) => a - b),
        reason,
      }));
      expect(levelsOf(everyone, others, settings)).toEqual(expected);
    }),
    { seed: 5 },
  );
});
