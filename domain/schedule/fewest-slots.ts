import { drawBelow, type Lots } from '../lots/lots.ts';
import { chainsOf, within } from './chains.ts';
import { fitInto } from './fit-into.ts';
import { placeInTurn } from './place-in-turn.ts';
import { type Placing, type Puzzle, slotsUsed } from './puzzle.ts';

/** How hard the planner tries, counted in steps and never in time, so that every machine finds the same timetable. */
export interface Effort {
  /** Tries of the plain way, slot after slot. */
  readonly starts: number;
  /** Slots looked at for games in one search for one slot fewer. */
  readonly looks: number;
}

/** The searches made for one slot fewer, by the length of their bars. */
const searches = [0.6, 0.3, 0.6, 0.3];

/**
 * A placing that ends as early as the search can make it, or in so many slots as are enough; undefined if not even the plain way
 * finds room for all.
 */
export function fewestSlots(puzzle: Puzzle, lots: Lots, effort: Effort, enough = 0): Placing | undefined {
  if (puzzle.games.length === 0) return [];
  const chains = chainsOf(puzzle);
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
function search(target: Puzzle, starts: readonly Placing[], lots: Lots, looks: number): Placing | undefined {
  for (const [index, bars] of searches.entries()) {
    const start = starts[index % starts.length] ?? [];
    const found = fitInto(target, pushedInto(target, start, lots), lots, { looks, bars });
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether fields are enough for the games that must be over by each slot, and for those that cannot start before it. */
function hasRoom({ games, slots }: Puzzle): boolean {
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

/** Every game in the slot nearest to where it lay; those without one in a slot drawn by lot. */
function pushedInto({ games }: Puzzle, placing: Placing, lots: Lots): Placing {
  return games.map(({ open }, game) => {
    const lay = placing[game] ?? 0;
    return open.includes(lay) ? lay : (open[drawBelow(open.length, lots)] ?? lay);
  });
}
