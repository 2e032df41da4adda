import { bracketSize, seedOrder } from './seed-order.ts';

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
