import { lotsOf } from '../lots/seeded-lots.ts';
import type { Division } from '../match/division.ts';
import { closingOf, type PlayingSlot, playingSlots, type Venue } from '../venue/venue.ts';
import { assignFields } from './assign-fields.ts';
import { dependenciesOf, within } from './dependencies.ts';
import { evenOut } from './even-out.ts';
import { type Effort, fewestSlots } from './fewest-slots.ts';
import { gameOrder } from './game-order.ts';
import { freeFields, gamesToPlace, type PlanningInput, planningProblem } from './planning-input.ts';
import { type Placing, type PlanningProblem, slotsUsed } from './planning-problem.ts';
import type { ScheduledGame, Timetable } from './timetable.ts';
import { linesOfPlay } from './waits.ts';

/** Input of a timetable. */
export interface TimetableRequest {
  readonly divisions: readonly Division[];
  readonly venue: Venue;
  /** Free slots between two games of a team, also of one not yet known. */
  readonly minRestSlots: number;
  /** Random seed: the same seed gives the same timetable. */
  readonly seed: number;
  /** Played and locked games, which stay where they are. */
  readonly fixed?: readonly ScheduledGame[];
  /** Whether games may not become shorter. */
  readonly keepsDuration?: boolean;
}

/** Timetable within the playing hours, or the number of slots it would take; without a number where fixed games stand in the way. */
export type Attempt =
  | { readonly fits: true; readonly timetable: Timetable }
  | { readonly fits: false; readonly slotsNeeded?: number };

const usualEffort: Effort = { starts: 6, looks: 4_000_000 };

/** Number of changes tried for shorter and more even waits. */
const changesTried = 20_000;

/** Plans a timetable with exactly this much rest. */
export function tryTimetable(request: TimetableRequest, restSlots: number): Attempt {
  const desk = deskFor(request);
  const puzzle = puzzleWithOvertime(desk, restSlots);
  const lots = lotsOf(request.seed);
  const placing = fewestSlots(puzzle, lots, usualEffort);
  if (placing === undefined) return { fits: false };
  const slots = slotsUsed(placing);
  if (slots > desk.slots.length) return { fits: false, slotsNeeded: slots };
  const lines = linesOfPlay(gamesToPlace(desk));
  const even = evenOut(within(puzzle, slots, dependenciesOf(puzzle)), placing, lines, lots, changesTried);
  return { fits: true, timetable: { games: writeDown(desk, even), restSlots, slotsUsed: slots } };
}

/** Tells whether everything fits with this much rest; answers at once where there are more games than places. */
export function fits(request: TimetableRequest, restSlots: number): boolean {
  const desk = deskFor(request);
  const places = desk.slots.reduce((sum, slot) => sum + freeFields(desk, slot).length, 0);
  if (gamesToPlace(desk).length > places) return false;
  const puzzle = puzzleWithOvertime(desk, restSlots);
  const placing = fewestSlots(puzzle, lotsOf(request.seed), usualEffort, desk.slots.length);
  return placing !== undefined && slotsUsed(placing) <= desk.slots.length;
}

function deskFor({ divisions, venue, fixed = [] }: TimetableRequest): PlanningInput {
  const slots = playingSlots(venue);
  return {
    orders: divisions.flatMap((division) => gameOrder(division.matches)),
    fixed,
    slots,
    fields: venue.fields,
    closing: slots.at(-1)?.end ?? closingOf(venue),
    length: venue.gameDuration * 60_000,
  };
}

/** Builds the puzzle with extra slots beyond the playing hours, enough for all games one after another, which show how much is missing. */
function puzzleWithOvertime(desk: PlanningInput, restSlots: number): PlanningProblem {
  const { slots, orders, closing, length } = desk;
  const overtime = Array.from({ length: orders.length * (restSlots + 1) }, (_, index): PlayingSlot => {
    const start = closing + index * length;
    return { start, end: start + length };
  });
  return planningProblem({ ...desk, slots: [...slots, ...overtime] }, restSlots);
}

/** Returns fixed and placed games in order of time and field. */
function writeDown(desk: PlanningInput, placing: Placing): readonly ScheduledGame[] {
  const matches = gamesToPlace(desk).map(({ match }) => match);
  const freeIn = (slot: number) => (desk.slots[slot] === undefined ? [] : freeFields(desk, desk.slots[slot]));
  const fields = assignFields(matches, placing, freeIn);
  const placed = matches.map((match, game): ScheduledGame => {
    const { start, end } = desk.slots[placing[game] ?? 0] ?? { start: 0, end: 0 };
    return {
      match: match.key,
      field: fields[game] ?? '',
      start: new Date(start).toISOString(),
      end: new Date(end).toISOString(),
    };
  });
  const rank = (game: ScheduledGame) => desk.fields.indexOf(game.field);
  return [...desk.fixed, ...placed].toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start) || rank(a) - rank(b));
}
