import { compareAccounts, isPerhapsSame, type RecordedGoal, withoutRecord } from './accounts.ts';
import type { GoalCorrection } from './goal.ts';

const told = (teamId: number, minute: number, playerId: number | null = null): GoalCorrection => ({
  ...{ teamId, minute, playerId },
  scorer: playerId === null ? 'unknown' : 'player',
});
const onRecord = (id: number, ...goal: Parameters<typeof told>): RecordedGoal => ({ id, ...told(...goal) });

test.each([
  ['the same minute, the same team', told(1, 7), told(1, 7), true],
  ['two minutes later', told(1, 7), told(1, 9), true],
  ['two minutes earlier', told(1, 7), told(1, 5), true],
  ['three minutes later', told(1, 7), told(1, 10), false],
  ['the other team', told(1, 7), told(2, 7), false],
  ['another scorer', told(1, 7, 51), told(1, 7, 52), true],
  ['one who saw no scorer', told(1, 7, 51), told(1, 8), true],
])('two goals are perhaps one: %s', (_, one, other, isSo) => {
  expect(isPerhapsSame(one, other)).toBe(isSo);
  expect(isPerhapsSame(other, one)).toBe(isSo);
});

test.each([
  ['one goal each', [told(1, 7, 51)], [onRecord(9, 1, 7, 52)], [9]],
  ['nobody else saw any', [told(1, 7, 51)], [], [undefined]],
  ['the other team scored too', [told(1, 7, 51)], [onRecord(9, 2, 7, 61)], [undefined]],
  ['two quick goals, one seen by both', [told(1, 7, 51), told(1, 8, 52)], [onRecord(9, 1, 8, 52)], [undefined, 9]],
  [
    'the same scorer goes before the nearer minute',
    [told(1, 7, 51)],
    [onRecord(8, 1, 7, 52), onRecord(9, 1, 9, 51)],
    [9],
  ],
  ['of two alike the one entered first', [told(1, 7, 51)], [onRecord(9, 1, 7, 52), onRecord(8, 1, 7, 53)], [8]],
  ['two and two', [told(1, 3, 51), told(1, 4, 52)], [onRecord(8, 1, 4, 52), onRecord(9, 1, 3, 53)], [9, 8]],
])('accounts are laid side by side: %s', (_, mine, theirs, pairs) => {
  expect(compareAccounts(mine, theirs).map((pair) => pair.theirs?.id)).toEqual(pairs);
});

test('a score says by how much it differs from the goals on record', () => {
  const goals = [told(1, 3), told(1, 4), told(2, 5)];
  expect(withoutRecord({ team1: 2, team2: 1 }, goals, [1, 2])).toEqual({ team1: 0, team2: 0 });
  expect(withoutRecord({ team1: 4, team2: 0 }, goals, [1, 2])).toEqual({ team1: 2, team2: -1 });
});
