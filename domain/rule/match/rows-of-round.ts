interface RowsFrom {
  /** Row of the first match without a feeder. */
  readonly first?: number;
  /** Distance from one match to the one below it. */
  readonly step?: number;
}

/**
 * Returns the rows of a round's matches in a picture, in their order: each beside the middle of its feeders, whose
 * rows are given, and never over the one above.
 */
export function rowsOfRound(
  before: readonly (readonly number[])[],
  { first = 0, step = 1 }: RowsFrom = {},
): readonly number[] {
  let free = first;
  return before.map((rows) => {
    const middle = rows.length === 0 ? 0 : rows.reduce((sum, row) => sum + row, 0) / rows.length;
    const row = Math.max(free, middle);
    free = row + step;
    return row;
  });
}
