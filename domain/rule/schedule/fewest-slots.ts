import { drawBelow, type Lots } from '../lots/seeded-lots.ts';
import { dependenciesOf, within } from './dependencies.ts';
import { fitInto } from './fit-into.ts';
import { placeInTurn } from './place-in-turn.ts';
import { type Placing, type PlanningProblem, slotsUsed } from './planning-problem.ts';

/** Effort of the planner, counted in steps and never in time, so that every machine finds the same timetable. */
export interface Effort {
  /** Attempts to fill slot after slot. */
  readonly starts: number;
  /** Limit of slots inspected in one search for one slot fewer. */
  readonly looks: number;
}

/** Searches for one slot fewer, by the length of their bars (`Patience`). */
const searches = [0.6, 0.3, 0.6, 0.3];

/**
 * Returns a placing that ends as early as the search can make it, or within `enough` slots; undefined if even
 * filling slot after slot finds no room for all.
 */
export function fewestSlots(puzzle: PlanningProblem, lots: Lots, effort: Effort, enough = 0): Placing | undefined {
  if (puzzle.games.length === 0) return [];
  const chains = dependenciesOf(puzzle);
  const starts = Array.from({ length: effort.starts }, () => placeInTurn(puzzle, chains, lots))
    .filter((placing) => placing !== undefined)
    .toSorted((one, other) => slotsUsed(one) - slotsUsed(other));
  let [best] = starts;
  while (best !== undefined && slotsUsed(best) > enough) {
    const target = within(puzzle, slotsUsed(best) - 1, chains);
    const shorter = hasRoom(target) ? search(target, [best, ...starts.slice(1)], lots, effort.looks) : undefined;
    if (shorter === undefined) return best;
    best = shorter;
  }
  return best;
}

/** Searches from one start after another. */
function search(target: PlanningProblem, starts: readonly Placing[], lots: Lots, looks: number): Placing | undefined {
  for (const [index, bars] of searches.entries()) {
    const start = starts[index % starts.length] ?? [];
    const found = fitInto(target, pushedInto(target, start, lots), lots, { looks, bars });
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Tells whether there are enough fields for the games that must be over by each slot, and for those that cannot start before it. */
function hasRoom({ games, slots }: PlanningProblem): boolean {
  const fields = (from: number, to: number) => slots.slice(from, to + 1).reduce((sum, slot) => sum + slot.fields, 0);
  const first = games.map(({ open }) => open[0] ?? Number.POSITIVE_INFINITY);
  const last = games.map(({ open }) => open.at(-1) ?? -1);
  return (
    games.every(({ open }) => open.length > 0) &&
    [...slots.keys()].every(
      (slot) =>
        last.filter((end) => end <= slot).length <= fields(0, slot) &&
        first.filter((start) => start >= slot).length <= fields(slot, slots.length - 1),
    )
  );
}

/** Moves every game that has lost its slot to one drawn by lot; the others stay. */
function pushedInto({ games }: PlanningProblem, placing: Placing, lots: Lots): Placing {
  return games.map(({ open }, game) => {
    const lay = placing[game] ?? 0;
    return open.includes(lay) ? lay : (open[drawBelow(open.length, lots)] ?? lay);
  });
}
