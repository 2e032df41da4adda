import { type ScorerRecord, splitName, topScorers } from './top-scorers.ts';

const aScorer = (playerId: number, totalGoals: number, change: Partial<ScorerRecord> = {}): ScorerRecord => ({
  playerId,
  name: `Player ${playerId}`,
  teamId: 5,
  teamName: 'Golden Eagles',
  ageGroup: 'U8-U10',
  totalGoals,
  gamesPlayed: 3,
  ...change,
});
const ranks = (scorers: readonly ScorerRecord[]) => topScorers(scorers).map(({ rank, playerId }) => [rank, playerId]);

test('the most goals come first, equal goals share a rank', () => {
  expect(ranks([aScorer(1, 2), aScorer(2, 5), aScorer(3, 2), aScorer(4, 1)])).toEqual([
    [1, 2],
    [2, 1],
    [2, 3],
    [4, 4],
  ]);
});

test('of equal scorers who played fewer games stands first, then by name', () => {
  const scorers = [aScorer(1, 2, { name: 'Zoe' }), aScorer(2, 2, { name: 'Ada' }), aScorer(3, 2, { gamesPlayed: 2 })];
  expect(ranks(scorers)).toEqual([
    [1, 3],
    [1, 2],
    [1, 1],
  ]);
});

test('ten are shown, nobody without a goal', () => {
  const scorers = Array.from({ length: 15 }, (_, index) => aScorer(index, index));
  expect(topScorers(scorers)).toHaveLength(10);
  expect(topScorers([aScorer(1, 0)])).toEqual([]);
});

test.each([
  ['Ana Maria Silva', 'Ana Maria', 'Silva'],
  ['Pelé', 'Pelé', ''],
  ['  李 小龍 ', '李', '小龍'],
])('%s is split into %s and %s', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});
