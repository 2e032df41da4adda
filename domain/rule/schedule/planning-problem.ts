/** Timetable as a puzzle of whole numbers: the slot of each game. Games and slots are counted from 0. */
export interface PlanningProblem {
  readonly games: readonly ProblemGame[];
  readonly slots: readonly ProblemSlot[];
  /** Least distance between the starts of two games of a team, in game durations: one more than the slots of rest. */
  readonly gap: number;
}

export interface ProblemGame {
  readonly after: readonly number[];
  readonly apart: readonly number[];
  /** Slots it may take, in order of time. */
  readonly open: readonly number[];
}

interface ProblemSlot {
  /** Start in whole game durations since the first slot; it jumps from one evening to the next. */
  readonly tick: number;
  /** Number of free fields. */
  readonly fields: number;
}

/** Slot of every game. */
export type Placing = readonly number[];

/** Returns the number of slots up to the last game. */
export const slotsUsed = (placing: Placing): number => Math.max(-1, ...placing) + 1;

/** First and last slot, for every slot, that are too near to it for the same team. */
export interface NearSlots {
  readonly first: readonly number[];
  readonly last: readonly number[];
}

export function nearSlotsOf({ slots, gap }: PlanningProblem): NearSlots {
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
