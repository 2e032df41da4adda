import { said } from '../language/sentence.ts';
import { Refusal } from '../refusal/refusal.ts';
import { conflictCheck } from './conflicts.ts';
import type { DayPlan } from './day-plan.ts';
import type { ShiftedDay } from './shift-day.ts';
import type { ScheduledGame, Timetable } from './timetable.ts';

/** Records the games that a change has moved, and the fields and hours before it, in the changed timetable, unless they are recorded already. */
export function withLastMoves(before: Timetable, after: Timetable): Timetable {
  if (after.lastMoves !== before.lastMoves) return after;
  const places = new Map(before.games.map((game) => [game.match, game]));
  const lastMoves = after.games.flatMap((now) => {
    const was = places.get(now.match);
    return was === undefined || isSamePlace(was, now) ? [] : [{ was, now }];
  });
  const { lastVenue: _, ...changed } = after;
  const isSame = after.venue === before.venue;
  return { ...changed, lastMoves, ...(!isSame && { lastVenue: before.venue ?? null }) };
}

/** Undoes the moves of the last change; refuses once one of the games has started or was moved again. */
export function undoLastMoves(day: DayPlan): ShiftedDay {
  const { games, lastMoves = [], lastVenue, venue, ...kept } = day.timetable;
  if (lastMoves.length === 0) throw nothingToUndo();
  const begun = lastMoves.filter(({ now }) => day.locked.includes(now.match));
  if (begun.length > 0) throw hasBegun(begun.length);
  const places = new Map(games.map((game) => [game.match, game]));
  if (lastMoves.some(({ now }) => !isSamePlace(now, places.get(now.match)))) throw movedSince();
  const back = new Map(lastMoves.map(({ was }) => [was.match, was]));
  const restored = games.map((game) => back.get(game.match) ?? game);
  const earlier = lastVenue === undefined ? venue : lastVenue;
  const timetable = { ...kept, games: restored, lastMoves: [], ...(earlier && { venue: earlier }) };
  return {
    timetable,
    shifted: [...back.values()],
    conflicts: conflictCheck({ ...day, timetable })(restored, [...back.keys()]),
  };
}

const isSamePlace = (one: ScheduledGame, other: ScheduledGame | undefined): boolean =>
  one.field === other?.field && Date.parse(one.start) === Date.parse(other.start);

const nothingToUndo = () => new Refusal('conflict', 'No change of this timetable is left to undo');

const movedSince = () => new Refusal('conflict', 'Games of the last change were moved again since: move them by hand');

const hasBegun = (games: number) =>
  new Refusal(
    'conflict',
    games === 1
      ? 'A game of the last change has started or is locked: it stays where it is'
      : said('{games} games of the last change have started or are locked: they stay where they are', { games }),
  );
