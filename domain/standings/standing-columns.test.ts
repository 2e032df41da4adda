import fc from 'fast-check';
import { type Criterion, criteria } from './criterion.ts';
import { leadingColumn, standingColumns } from './standing-columns.ts';
import { usYouth, winsThenGoals } from './standings-presets.ts';
import type { StandingsSettings } from './standings-settings.ts';

type Ranking = Pick<StandingsSettings, 'criteria' | 'goalDifferenceCap'> &
  Partial<Pick<StandingsSettings, 'goalsForCap'>>;

const by = ({ criteria, goalDifferenceCap, goalsForCap = null }: Ranking) => ({
  rankedBy: criteria,
  goalDifferenceCap,
  goalsForCap,
});
const record = ['wins', 'draws', 'losses'];

test.each([
  ['wins, then goals', winsThenGoals, [...record, 'goalsFor', 'goalDifference', 'goalsAgainst'], 'wins'],
  ['US youth', usYouth, [...record, 'points', 'cappedDifference', 'goalsAgainst', 'goalsFor', 'shutOuts'], 'points'],
  [
    'US youth without a cap',
    { ...usYouth, goalDifferenceCap: null },
    [...record, 'points', 'goalDifference', 'goalsAgainst', 'goalsFor', 'shutOuts'],
    'points',
  ],
  [
    'a cap that ranks nobody',
    { ...winsThenGoals, criteria: ['wins'] as const, goalDifferenceCap: 5 },
    [...record, 'goalDifference', 'goalsFor', 'goalsAgainst'],
    'wins',
  ],
  [
    'goal difference up to a cap first',
    { criteria: ['goal-difference'] as const, goalDifferenceCap: 5 },
    [...record, 'cappedDifference', 'goalsFor', 'goalsAgainst'],
    'cappedDifference',
  ],
  [
    'goals scored up to a cap',
    { criteria: ['goals-for', 'wins'] as const, goalDifferenceCap: null, goalsForCap: 4 },
    [...record, 'cappedGoalsFor', 'goalDifference', 'goalsAgainst'],
    'cappedGoalsFor',
  ],
  [
    'a cap on goals scored that ranks nobody',
    { criteria: ['wins'] as const, goalDifferenceCap: null, goalsForCap: 4 },
    [...record, 'goalDifference', 'goalsFor', 'goalsAgainst'],
    'wins',
  ],
  [
    'head-to-head first',
    { criteria: ['head-to-head', 'wins'] as const, goalDifferenceCap: null },
    [...record, 'goalDifference', 'goalsFor', 'goalsAgainst'],
    undefined,
  ],
])('ranked by %s, a table shows what ranks', (_, settings, columns, leading) => {
  expect(standingColumns(by(settings))).toEqual(columns);
  expect(leadingColumn(by(settings))).toBe(leading);
});

test('what leads is always shown, and points never where they rank nobody', () => {
  const settings = fc.record({
    criteria: fc.shuffledSubarray<Criterion>([...criteria], { minLength: 1 }),
    goalDifferenceCap: fc.constantFrom(null, 5),
    goalsForCap: fc.constantFrom(null, 4),
  });
  fc.assert(
    fc.property(settings, (chosen) => {
      const columns = standingColumns(by(chosen));
      const leading = leadingColumn(by(chosen));
      expect(new Set(columns).size).toBe(columns.length);
      if (leading !== undefined) expect(columns).toContain(leading);
      expect(columns.includes('points')).toBe(chosen.criteria.includes('points'));
      expect(columns.includes('shutOuts')).toBe(chosen.criteria.includes('shut-outs'));
    }),
    { seed: 7 },
  );
});
