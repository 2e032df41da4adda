import { type NearSlots, nearSlotsOf, type Placing, type PlanningProblem } from './planning-problem.ts';

/** Board of the planner: games in slots, with the number of rules each would break in another slot. */
export interface PlanningBoard {
  readonly slotOf: (game: number) => number;
  readonly move: (game: number, slot: number) => void;
  /** Counts the rules broken between this game and others if it were in that slot. */
  readonly clashes: (game: number, slot: number) => number;
  /** Returns the number of free fields in a slot; below 0 where it has too many games. */
  readonly room: (slot: number) => number;
  readonly placing: () => Placing;
}

/** Returns the range of slots, of `length` in all, in which a game breaks the rules because of another one in `slot`. */
type Forbid = (slot: number, reach: NearSlots, length: number) => readonly [number, number];

const beforeIt: Forbid = (slot, reach) => [0, reach.last[slot] ?? 0];
const afterIt: Forbid = (slot, reach, length) => [reach.first[slot] ?? 0, length - 1];
const around: Forbid = (slot, reach) => [reach.first[slot] ?? 0, reach.last[slot] ?? 0];

interface Tie {
  readonly other: number;
  readonly forbid: Forbid;
}

export function boardOf(puzzle: PlanningProblem, placing: Placing): PlanningBoard {
  const rules = ruleCounts(puzzle);
  const where = Int32Array.from(placing);
  const free = Int32Array.from(puzzle.slots, (slot) => slot.fields);
  const slotOf = (game: number) => where[game] ?? 0;
  const count = (game: number, by: number) => {
    rules.count(game, slotOf(game), by);
    free[slotOf(game)] = (free[slotOf(game)] ?? 0) - by;
  };
  const move = (game: number, slot: number) => {
    count(game, -1);
    where[game] = slot;
    count(game, 1);
  };
  for (const game of placing.keys()) count(game, 1);
  return { slotOf, move, clashes: rules.broken, room: (slot) => free[slot] ?? 0, placing: () => [...where] };
}

/** Counts, for every game and slot, of the other games that forbid it. */
interface RuleCounts {
  /** Counts the slots that a game forbids to others: 1 when it comes, -1 when it leaves. */
  readonly count: (game: number, slot: number, by: number) => void;
  readonly broken: (game: number, slot: number) => number;
}

function ruleCounts(puzzle: PlanningProblem): RuleCounts {
  const length = puzzle.slots.length;
  const reach = nearSlotsOf(puzzle);
  const ties = tiesOf(puzzle);
  const broken = new Int32Array(puzzle.games.length * length);
  const count = (game: number, slot: number, by: number) => {
    for (const { other, forbid } of ties[game] ?? []) {
      const [from, to] = forbid(slot, reach, length);
      for (let at = other * length + from; at <= other * length + to; at++) broken[at] = (broken[at] ?? 0) + by;
    }
  };
  return { count, broken: (game, slot) => broken[game * length + slot] ?? 0 };
}

function tiesOf({ games }: PlanningProblem): readonly (readonly Tie[])[] {
  const ties: Tie[][] = games.map((game) => game.apart.map((other) => ({ other, forbid: around })));
  for (const [game, { after }] of games.entries()) {
    for (const earlier of after) {
      ties[earlier]?.push({ other: game, forbid: beforeIt });
      ties[game]?.push({ other: earlier, forbid: afterIt });
    }
  }
  return ties;
}
