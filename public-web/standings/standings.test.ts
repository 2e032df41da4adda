import type { StandingLine } from '../../domain/answer/standings/day-standings.ts';
import { rankedBy, tablesOf } from './standings.ts';

const aLine = (teamId: number, ageBracket: string | null, group: string | null): StandingLine => ({
  ...{
    teamId,
    teamName: `Team ${teamId}`,
    ageBracket,
    group,
    rank: 1,
    advances: true,
    isDecided: true,
    awaitsLots: false,
    stillNeeds: null,
    decidedBy: 'Wins',
  },
  ...{ played: 0, wins: 0, losses: 0, draws: 0, goalsFor: 0, goalsAgainst: 0, goalDifference: 0, points: 0 },
  ...{ cappedDifference: 0, shutOuts: 0, rankedBy: ['wins', 'goals-for'] },
  goalDifferenceCap: null,
});
const shown = (...lines: readonly StandingLine[]) =>
  tablesOf(lines).map(({ name, lines: of }) => [name, of.map(({ teamId }) => teamId)]);

test('one group is one table without a name', () => {
  expect(shown(aLine(1, null, 'A'), aLine(2, null, 'A'))).toEqual([['', [1, 2]]]);
});

test('every division has its table, named by its ages', () => {
  expect(shown(aLine(1, 'U8-U10', 'A'), aLine(2, 'U11-U13', 'A'))).toEqual([
    ['U8-U10', [1]],
    ['U11-U13', [2]],
  ]);
});

test('where a division has several groups, each has its table', () => {
  expect(shown(aLine(1, 'U8-U10', 'A'), aLine(2, 'U8-U10', 'B'), aLine(3, 'U11-U13', 'A'))).toEqual([
    ['U8-U10 · Group A', [1]],
    ['U8-U10 · Group B', [2]],
    ['U11-U13', [3]],
  ]);
});

test('the table says by what it ranks, and how far a game counts where that is capped', () => {
  const line = aLine(1, null, 'A');
  expect(rankedBy([line])).toBe('Ranked by wins, then goals scored.');
  expect(rankedBy([{ ...line, rankedBy: ['points', 'goal-difference'], goalDifferenceCap: 5 }])).toBe(
    'Ranked by points, then goal difference (at most 5 a game).',
  );
  expect(rankedBy([])).toBe('');
});
