import { emptyList, reseeded, seedsOf, withChoice, withTeams } from './seed-list.ts';

const list = { order: [7, 3, 5, 9], chosen: [9, 7, 5] };

test('the chosen teams are seeded in the order of the list, whenever each was chosen', () => {
  expect(seedsOf(list)).toEqual([7, 5, 9]);
  expect(seedsOf(withChoice(list, 3, true))).toEqual([7, 3, 5, 9]);
  expect(seedsOf(withChoice(list, 7, false))).toEqual([5, 9]);
});

test('a team moves past the seed beside it, over teams that are not chosen', () => {
  expect(reseeded(list, 5, -1)).toEqual({ ...list, order: [5, 7, 3, 9] });
  expect(seedsOf(reseeded(list, 7, 1))).toEqual([5, 7, 9]);
});

test('the first seed cannot rise, the last cannot fall, a team not chosen has no seed', () => {
  expect([reseeded(list, 7, -1), reseeded(list, 9, 1), reseeded(list, 3, 1)]).toEqual([list, list, list]);
});

test('fresh teams come last, gone ones go, and the others keep place and choice', () => {
  expect(withTeams(list, [9, 3, 7, 11])).toEqual({ order: [7, 3, 9, 11], chosen: [9, 7] });
  expect(withTeams(emptyList, [2, 1])).toEqual({ order: [2, 1], chosen: [] });
});
