/** The least power of two that holds this many teams, 2 at least. */
export function bracketSize(teams: number): number {
  let size = 2;
  while (size < teams) size *= 2;
  return size;
}

/**
 * The seeds from the top of a bracket to its foot: start with 1 and put beside every seed the one that adds up to one more
 * than the next size, so that 1 and 2 can only meet in the final. For 8: 1 8, 4 5, 2 7, 3 6.
 */
export function seedOrder(size: number): readonly number[] {
  let order = [1];
  while (order.length < size) {
    const sum = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}
