/** Groups a list into pairs, first with second, third with fourth; a last one without a partner is dropped. */
export function inPairs<T>(list: readonly T[]): readonly (readonly [T, T])[] {
  const pairs: (readonly [T, T])[] = [];
  for (const [index, first] of list.entries()) {
    const second = list[index + 1];
    if (index % 2 === 0 && second !== undefined) pairs.push([first, second]);
  }
  return pairs;
}
