import fc from 'fast-check';
import type { TeamId } from '../match/match.ts';
import { rankTeams } from './rank-teams.ts';
import { fifaFrom2026, rankingNames, standingsPresets } from './standings-presets.ts';
import type { StandingsSettings } from './standings-settings.ts';
import type { GroupGame } from './team-record.ts';

const aGame = (one: TeamId, other: TeamId, team1: number, team2: number): GroupGame => ({
  result: { status: 'completed', match: `${one}-${other}`, teams: [one, other], score: { team1, team2 } },
});

test('goals among themselves count up to the cap too', () => {
  // Each beat one of the others and lost to the other: 9:0, 3:0, 2:0.
  const games = [aGame(1, 2, 9, 0), aGame(2, 3, 3, 0), aGame(3, 1, 2, 0)];
  const order = (goalDifferenceCap: number | null) =>
    rankTeams(
      { teams: [1, 2, 3], games, decisions: [], withdrawn: [] },
      { ...fifaFrom2026, criteria: ['points', 'head-to-head-difference'], goalDifferenceCap },
    ).map(({ teams }) => teams);
  expect(order(null)).toEqual([[1], [3], [2]]);
  expect(order(3)).toEqual([[1], [2], [3]]);
});

const anySettings: fc.Arbitrary<StandingsSettings> = fc.constantFrom(
  ...rankingNames.map((name) => standingsPresets[name]),
);

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
