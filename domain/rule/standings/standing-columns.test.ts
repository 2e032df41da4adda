import { leadingColumn, standingColumns } from './standing-columns.ts';
import { fifaFrom2026, usYouth, winsThenGoals } from './standings-presets.ts';

const record = ['wins', 'draws', 'losses'];

test.each([
  ['wins, then goals', winsThenGoals, [...record, 'goalsFor', 'goalDifference', 'goalsAgainst'], 'wins'],
  ['US youth', usYouth, [...record, 'points', 'cappedDifference', 'goalsAgainst', 'goalsFor', 'shutOuts'], 'points'],
  ['FIFA', fifaFrom2026, [...record, 'points', 'goalDifference', 'goalsFor', 'goalsAgainst'], 'points'],
  [
    'a cap that ranks nobody',
    { criteria: ['wins'] as const, goalDifferenceCap: 5 },
    [...record, 'goalDifference', 'goalsFor', 'goalsAgainst'],
    'wins',
  ],
  [
    'head-to-head first',
    { criteria: ['head-to-head', 'wins'] as const, goalDifferenceCap: null },
    [...record, 'goalDifference', 'goalsFor', 'goalsAgainst'],
    undefined,
  ],
])('ranked by %s, a table shows what ranks', (_, { criteria: rankedBy, goalDifferenceCap }, columns, leading) => {
  expect(standingColumns({ rankedBy, goalDifferenceCap })).toEqual(columns);
  expect(leadingColumn({ rankedBy, goalDifferenceCap })).toBe(leading);
});
