import { type Conflict, conflictCheck } from './conflicts.ts';
import type { DayPlan } from './day-plan.ts';
import type { ScheduledGame, Timetable } from './timetable.ts';

/** Delay from an instant on (ISO 8601), on one field or on all of them. */
export interface Delay {
  readonly from: string;
  readonly minutes: number;
  readonly field?: string;
}

/** Shifted timetable with its conflicts, shown before saving. */
export interface ShiftedDay {
  readonly timetable: Timetable;
  readonly shifted: readonly ScheduledGame[];
  readonly conflicts: readonly Conflict[];
}

/** Pause from which on the next game belongs to another day of play, in milliseconds: play may go on after midnight. */
const night = 6 * 3_600_000;

/** Shifts every game of that day which starts at the instant or later and may still move; the rest of the day keeps its gaps. */
export function shiftDay(day: DayPlan, delay: Delay): ShiftedDay {
  const end = endOfPlay(day, delay);
  const isLate = (game: ScheduledGame) =>
    Date.parse(game.start) >= Date.parse(delay.from) &&
    Date.parse(game.start) <= end &&
    (delay.field === undefined || game.field === delay.field) &&
    !day.locked.includes(game.match);
  const games = day.timetable.games.map((game) => (isLate(game) ? later(game, delay.minutes) : game));
  const moved = day.timetable.games.filter(isLate).map((game) => game.match);
  return {
    timetable: { ...day.timetable, games },
    shifted: games.filter((game) => moved.includes(game.match)),
    conflicts: conflictCheck(day)(games, moved),
  };
}

/** Returns the last kick-off before the night that follows the first late game. */
function endOfPlay({ timetable }: DayPlan, { from }: Delay): number {
  const starts = timetable.games.map(({ start }) => Date.parse(start)).filter((start) => start >= Date.parse(from));
  const [first = 0, ...later] = starts.toSorted((one, other) => one - other);
  return later.reduce((end, start) => (start - end < night ? start : end), first);
}

function later(game: ScheduledGame, minutes: number): ScheduledGame {
  const shift = (instant: string) => new Date(Date.parse(instant) + minutes * 60_000).toISOString();
  return { ...game, start: shift(game.start), end: shift(game.end) };
}
