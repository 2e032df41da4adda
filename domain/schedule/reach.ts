import type { Puzzle } from './puzzle.ts';

/** For every slot the first and the last slot that are too near to it for the same team. */
export interface Reach {
  readonly first: readonly number[];
  readonly last: readonly number[];
}

export function reachOf({ slots, gap }: Puzzle): Reach {
  const isNear = (one: number, other: number) => {
    const [a, b] = [slots[one]?.tick ?? 0, slots[other]?.tick ?? 0];
    return Math.abs(a - b) < gap;
  };
  const indices = [...slots.keys()];
  return {
    first: indices.map((slot) => indices.findIndex((other) => isNear(slot, other))),
    last: indices.map((slot) => indices.findLastIndex((other) => isNear(slot, other))),
  };
}
