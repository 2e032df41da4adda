import { said } from '../language/sentence.ts';
import { Refusal } from '../refusal/refusal.ts';
import { easternClock, easternInstant } from '../time/eastern-instant.ts';
import { midnight, type PlayingHours, type Venue } from '../venue/venue.ts';
import { conflictCheck } from './conflicts.ts';
import type { DayPlan } from './day-plan.ts';
import type { Effort } from './fewest-slots.ts';
import type { ShiftedDay } from './shift-day.ts';
import { overlaps, type ScheduledGame } from './timetable.ts';
import { type TimetableRequest, tryTimetable } from './try-timetable.ts';

/** Closure of one field or of all, from a moment (ISO 8601) until another or for the rest of that day. */
export interface Closure {
  readonly from: string;
  readonly until: string | null;
  readonly field: string | null;
}

/** Effort small enough for an answer while the organizer waits. */
const effort: Effort = { starts: 2, looks: 300_000 };

/**
 * Finds other places for the games of a lost field or a closed hour. All others stay where possible; otherwise
 * every later game that has not started and is not locked gets a new place. Refuses where they do not fit.
 */
export function closeVenue(day: DayPlan, closure: Closure): ShiftedDay {
  const closed = { start: closure.from, end: endOf(closure) };
  const mayMove = ({ match }: ScheduledGame) => !day.locked.includes(match);
  const { games } = day.timetable;
  const lost = games.filter(
    (game) => overlaps(game, closed) && (closure.field === null || game.field === closure.field),
  );
  const stuck = lost.filter((game) => !mayMove(game) && Date.parse(game.start) >= Date.parse(closure.from));
  if (stuck.length > 0) throw isLocked(stuck.length);
  const moving = lost.filter(mayMove);
  if (moving.length === 0) return { timetable: day.timetable, shifted: [], conflicts: [] };
  const toCome = games.filter((game) => mayMove(game) && Date.parse(game.start) >= Date.parse(closure.from));
  const placed = placedAgain(day, moving, closure) ?? placedAgain(day, [...new Set([...moving, ...toCome])], closure);
  if (placed === undefined) throw doesNotFit(moving.length);
  return withPlaces(day, placed);
}

/** Returns the games with new places for the moving ones and all others unchanged; undefined where that does not fit. */
function placedAgain(day: DayPlan, moving: readonly ScheduledGame[], closure: Closure) {
  const { divisions, timetable } = day;
  const fixed = timetable.games.filter((game) => !moving.includes(game));
  const request: TimetableRequest = {
    ...{ divisions, venue: venueWithout(day.venue, closure), fixed, notBefore: closure.from },
    ...{ minRestSlots: timetable.restSlots, seed: 1 },
  };
  for (const rest of new Set([timetable.restSlots, 0])) {
    const attempt = tryTimetable(request, rest, effort);
    if (attempt.fits) return attempt.timetable.games;
  }
  return undefined;
}

/** Returns the changed timetable with the games that moved and the conflicts they cause. */
function withPlaces(day: DayPlan, games: readonly ScheduledGame[]): ShiftedDay {
  const before = new Map(day.timetable.games.map((game) => [game.match, game]));
  const shifted = games.filter(({ match, field, start }) => {
    const was = before.get(match);
    return was === undefined || was.field !== field || Date.parse(was.start) !== Date.parse(start);
  });
  const conflicts = conflictCheck(day)(
    games,
    shifted.map(({ match }) => match),
  );
  return { timetable: { ...day.timetable, games }, shifted, conflicts };
}

/** Returns the venue without a lost field, or with a closed hour cut out of its hours of play. */
function venueWithout(venue: Venue, closure: Closure): Venue {
  if (closure.field !== null) return { ...venue, fields: venue.fields.filter((field) => field !== closure.field) };
  const [from, until] = [Date.parse(closure.from), Date.parse(endOf(closure))];
  return { ...venue, hours: venue.hours.flatMap((window) => hoursWithout(window, from, until)) };
}

function hoursWithout(window: PlayingHours, from: number, until: number): readonly PlayingHours[] {
  const { day, startTime, endTime } = window;
  const [opens, closes] = [easternInstant(day, startTime), easternInstant(day, endTime)];
  if (until <= opens || closes <= from) return [window];
  const clock = (instant: number) => easternClock(instant).slice(11);
  return [
    ...(opens < from ? [{ day, startTime, endTime: clock(from) }] : []),
    ...(until < closes ? [{ day, startTime: clock(until), endTime }] : []),
  ];
}

/** Returns the end of the closure, or of its day. */
function endOf({ from, until }: Closure): string {
  const day = easternClock(Date.parse(from)).slice(0, 10);
  return until ?? new Date(easternInstant(day, midnight)).toISOString();
}

const doesNotFit = (games: number) =>
  new Refusal(
    'impossible',
    games === 1
      ? 'There is no other place for 1 game: play longer, or on another field, or draw again with fewer games.'
      : said(
          'There is no other place for {games} games: play longer, or on another field, or draw again with fewer games.',
          {
            games,
          },
        ),
  );

const isLocked = (games: number) =>
  new Refusal(
    'conflict',
    games === 1
      ? 'A game that is locked stands there: unlock it first'
      : said('{games} games that are locked stand there: unlock them first', { games }),
  );
