import type { Placing, PlanningProblem } from './planning-problem.ts';

/**
 * Leaves every game in its slot or takes it to the next later one that is free for it, in the order of their slots;
 * undefined where one finds none.
 */
export function pushLater({ games, slots, gap }: PlanningProblem, start: Placing): Placing | undefined {
  const placing = new Map<number, number>();
  const room = slots.map(({ fields }) => fields);
  const distance = (slot: number, other: number) => {
    const there = slots[placing.get(other) ?? -1];
    return there === undefined ? Number.POSITIVE_INFINITY : (slots[slot]?.tick ?? 0) - there.tick;
  };
  const inOrder = [...start.keys()].toSorted((one, other) => (start[one] ?? 0) - (start[other] ?? 0));
  for (const index of inOrder) {
    const { after = [], apart = [], open = [] } = games[index] ?? {};
    const slot = open.find(
      (one) =>
        one >= (start[index] ?? 0) &&
        (room[one] ?? 0) > 0 &&
        after.every((other) => distance(one, other) >= gap) &&
        apart.every((other) => Math.abs(distance(one, other)) >= gap),
    );
    if (slot === undefined) return undefined;
    placing.set(index, slot);
    room[slot] = (room[slot] ?? 0) - 1;
  }
  return [...start.keys()].map((game) => placing.get(game) ?? 0);
}
