import { lotsOf } from '../lots/seeded-lots.ts';
import type { PlayingSlot } from '../venue/venue.ts';
import type { DayPlan } from './day-plan.ts';
import { fitInto, type Patience } from './fit-into.ts';
import { type GameOrder, gameOrder } from './game-order.ts';
import { freeFields, gamesToPlace, type PlanningInput, planningProblem } from './planning-input.ts';
import type { Placing, PlanningProblem } from './planning-problem.ts';
import { pushLater } from './push-later.ts';
import { inSlot } from './put-back.ts';
import type { ScheduledGame } from './timetable.ts';

/** Patience small enough for an answer while the organizer waits. */
const patience: readonly Patience[] = [
  { looks: 300_000, bars: 0.6 },
  { looks: 300_000, bars: 0.3 },
];

/**
 * Returns the games with places for the moving ones and all others unchanged; undefined where they do not fit. The
 * search starts from the present timetable, and moves only what is in the way.
 */
export function placeAgain(
  day: DayPlan,
  moving: readonly ScheduledGame[],
  slots: readonly PlayingSlot[],
  restSlots: number,
): readonly ScheduledGame[] | undefined {
  const staying = day.timetable.games.filter((game) => !moving.includes(game));
  const length = day.venue.gameDuration * 60_000;
  const orders = day.divisions.flatMap((division) => gameOrder(division.matches));
  const input = {
    orders,
    fixed: staying,
    fields: day.venue.fields,
    closing: 0,
    length,
  };
  const open = slots.filter((slot) => freeFields({ ...input, slots }, slot).length > 0);
  const desk: PlanningInput = { ...input, slots: open };
  const puzzle = planningProblem(desk, restSlots);
  if (puzzle.games.some((game) => game.open.length === 0)) return undefined;
  const before = new Map(moving.map((game) => [game.match, game]));
  const placed = gamesToPlace(desk);
  const start = placed.map(({ match }, game) =>
    nearestSlot(Date.parse(before.get(match.key)?.start ?? ''), puzzle.games[game]?.open ?? [], open),
  );
  const found = pushLater(puzzle, start) ?? movedApart(puzzle, start);
  return found && [...staying, ...onFields(desk, placed, found, before)];
}

/** Moves the games that are in each other's way until none is. */
function movedApart(puzzle: PlanningProblem, start: Placing): Placing | undefined {
  for (const [index, limits] of patience.entries()) {
    const found = fitInto(puzzle, start, lotsOf(index + 1), limits);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the slot of a game where it is one, else the nearest of those it may take. */
function nearestSlot(start: number, mayTake: readonly number[], slots: readonly PlayingSlot[]): number {
  const distance = (slot: number) => Math.abs((slots[slot]?.start ?? 0) - start);
  return mayTake.reduce((best, slot) => (distance(slot) < distance(best) ? slot : best), mayTake[0] ?? 0);
}

/** Gives fields to placed games: those that keep their kick-off choose first, and every game keeps its field if it can. */
function onFields(
  desk: PlanningInput,
  placed: readonly GameOrder[],
  placing: Placing,
  before: ReadonlyMap<string, ScheduledGame>,
): readonly ScheduledGame[] {
  return desk.slots.flatMap((slot, index) => {
    const free = new Set(freeFields(desk, slot));
    const games = placed.flatMap(({ match }, game) => before.get(placing[game] === index ? match.key : '') ?? []);
    const inTurn = games.toSorted((one, other) => Number(startsAt(other, slot)) - Number(startsAt(one, slot)));
    const own = inTurn.filter(({ field }) => free.delete(field));
    const others = inTurn.filter((game) => !own.includes(game));
    const rest = [...free];
    return [
      ...own.map((game) => inSlot(game, game.field, slot)),
      ...others.map((game, turn) => inSlot(game, rest[turn] ?? game.field, slot)),
    ];
  });
}

const startsAt = ({ start }: ScheduledGame, slot: PlayingSlot): boolean => Date.parse(start) === slot.start;
