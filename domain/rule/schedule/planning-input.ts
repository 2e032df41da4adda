import type { PlayingSlot } from '../venue/venue.ts';
import type { GameOrder } from './game-order.ts';
import type { PlanningProblem, ProblemGame } from './planning-problem.ts';
import type { ScheduledGame } from './timetable.ts';

/** Input of the planner: games to place, fixed games, and the slots and fields for them. */
export interface PlanningInput {
  readonly orders: readonly GameOrder[];
  readonly fixed: readonly ScheduledGame[];
  readonly slots: readonly PlayingSlot[];
  readonly fields: readonly string[];
  /** End of the last slot, or of the hours where they have none; milliseconds. */
  readonly closing: number;
  /** Length of a slot in milliseconds. */
  readonly length: number;
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Returns the games still to be placed, in the order of the brackets. */
export function gamesToPlace({ orders, fixed }: PlanningInput): readonly GameOrder[] {
  const staying = new Set(fixed.map((game) => game.match));
  return orders.filter(({ match }) => !staying.has(match.key));
}

/** Returns the fields on which no fixed game is played during a slot. */
export function freeFields({ fields, fixed }: PlanningInput, slot: PlayingSlot): readonly string[] {
  const taken = new Set(fixed.filter((game) => restBetween(stretchOf(game), slot) < 0).map((game) => game.field));
  return fields.filter((field) => !taken.has(field));
}

/** Turns games and slots into numbers, with the given number of free slots between two games of a team. */
export function planningProblem(desk: PlanningInput, restSlots: number): PlanningProblem {
  const placed = gamesToPlace(desk);
  const number = new Map(placed.map(({ match }, index) => [match.key, index]));
  const numbersOf = (keys: readonly string[]) => keys.flatMap((key) => number.get(key) ?? []);
  const [opening] = desk.slots;
  const games = placed.map((order): ProblemGame => {
    const isOpen = openingTimes(desk, order, restSlots * desk.length);
    const open = [...desk.slots.entries()].flatMap(([index, slot]) => (isOpen(slot) ? [index] : []));
    return { after: numbersOf(order.after), apart: numbersOf(order.apart), open };
  });
  const slots = desk.slots.map((slot) => ({
    tick: Math.floor((slot.start - (opening?.start ?? 0)) / desk.length),
    fields: freeFields(desk, slot).length,
  }));
  return { games, slots, gap: restSlots + 1 };
}

/** Returns a test for the slots that fixed games leave to a game: far enough from those its teams play in, and on the right side of them. */
function openingTimes(
  { orders, fixed }: PlanningInput,
  order: GameOrder,
  rest: number,
): (slot: PlayingSlot) => boolean {
  const stretches = (keys: readonly string[]) => fixed.filter(({ match }) => keys.includes(match)).map(stretchOf);
  const followers = orders.filter(({ after }) => after.includes(order.match.key)).map(({ match }) => match.key);
  const [before, behind, beside] = [stretches(order.after), stretches(followers), stretches(order.apart)];
  return (slot) =>
    before.every((game) => slot.start - game.end >= rest) &&
    behind.every((game) => game.start - slot.end >= rest) &&
    beside.every((game) => restBetween(game, slot) >= rest);
}

const stretchOf = ({ start, end }: ScheduledGame): Stretch => ({ start: Date.parse(start), end: Date.parse(end) });

/** Returns the milliseconds between two stretches of time; below 0 where they overlap. */
const restBetween = (one: Stretch, other: Stretch): number => Math.max(other.start - one.end, one.start - other.end);
