import { aDrawPlan } from '../../../test/sample/a-draw-plan.ts';
import { keepClubsApart } from './keep-clubs-apart.ts';
import { bracketSize, seedOrder, seedTeams } from './seeding.ts';

const teams = (clubs: string) =>
  [...clubs].map((club, index) => ({ id: index + 1, name: `Team ${index + 1}`, ...(club === '.' ? {} : { club }) }));
const ids = (seeds: readonly { readonly id: number }[]) => seeds.map((seed) => seed.id);

test('the order given is the seed order', () => {
  expect(ids(seedTeams(teams('....'), aDrawPlan()))).toEqual([1, 2, 3, 4]);
});

test('lots with the same recorded seed draw the same order again', () => {
  const draw = (seed: number) => ids(seedTeams(teams('........'), aDrawPlan({ seeding: 'lots', seed })));
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
  const unnamed = aDrawPlan({ seeding: 'lots', lots: 7 });
  expect(ids(seedTeams(teams('........'), unnamed))).toEqual(draw(7));
  expect(draw(7).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('earlier standings seed the teams they name, newcomers follow', () => {
  expect(ids(seedTeams(teams('....'), aDrawPlan({ seeding: 'standings', ranking: [3, 9, 1] })))).toEqual([3, 1, 2, 4]);
});

test('two teams of a club do not meet in the first round', () => {
  expect(ids(keepClubsApart(teams('A......A')))).toEqual([1, 2, 3, 4, 5, 6, 8, 7]);
});

test('nothing is exchanged where no club meets itself', () => {
  expect(ids(keepClubsApart(teams('AABBAABB')))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('teams with a bye stay where they are', () => {
  expect(ids(keepClubsApart(teams('AA.B.B')))).toEqual([1, 2, 3, 4, 5, 6]);
  expect(ids(keepClubsApart(teams('..B..B')))).toEqual([1, 2, 3, 4, 6, 5]);
});

test('a club with half of the teams is kept apart by more than one exchange', () => {
  const seeds = keepClubsApart(teams('AAAB.AB.'));
  const meets = [0, 1, 2, 3].map((host) => [seeds[host]?.club, seeds[7 - host]?.club]);
  expect(meets.filter(([one, other]) => one !== undefined && one === other)).toEqual([]);
});

test.each([
  [2, [1, 2]],
  [4, [1, 4, 2, 3]],
  [8, [1, 8, 4, 5, 2, 7, 3, 6]],
  [16, [1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11]],
])('a bracket of %i is seeded so that the best meet last', (size, order) => {
  expect(seedOrder(size)).toEqual(order);
});

test('a bracket is the least power of two that holds its teams', () => {
  expect([2, 3, 4, 5, 8, 9, 33, 64].map(bracketSize)).toEqual([2, 4, 4, 8, 8, 16, 64, 64]);
});
