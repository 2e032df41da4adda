import { said } from '../language/sentence.ts';
import type { MatchKey } from '../match/match.ts';
import { Refusal } from '../refusal/refusal.ts';
import { checkVenue, isWithinHours, sameHours, venueLeft } from '../venue/venue.ts';
import { conflictCheck } from './conflicts.ts';
import type { DayPlan } from './day-plan.ts';
import { gameOrder } from './game-order.ts';
import { kickoffsToCome } from './kickoffs-to-come.ts';
import { placeAgain } from './place-again.ts';
import { planTimetable } from './plan-timetable.ts';
import { putBack } from './put-back.ts';
import type { ShiftedDay } from './shift-day.ts';
import type { FieldsAndHours, ScheduledGame, Timetable } from './timetable.ts';

/** Fields and hours for the games from a kick-off on, none of which is moved before an instant (ISO 8601). */
export interface OtherTimes extends FieldsAndHours {
  readonly from: string;
  readonly earliest: string;
}

/** Games in their places, those of them that moved, and the conflicts that this causes. */
export interface TimedGames extends Pick<Timetable, 'games'>, Omit<ShiftedDay, 'timetable'> {}

/**
 * Times the games to come for other fields or hours; the matches stay. As few games move as possible: those that
 * lose their place, then those that wait for them, and only then others. If no such search finds places for all, the
 * planner times all games to come anew. Refuses where the games do not fit, and says what would make them fit.
 */
export function timeAgain(before: DayPlan, { from, earliest, fields, hours }: OtherTimes): TimedGames {
  const venue = { ...before.venue, fields, hours };
  checkVenue(venue);
  const day = { ...before, venue };
  const isFrom = ({ start }: ScheduledGame) => Date.parse(start) >= Date.parse(from);
  const isLost = (game: ScheduledGame) => isFrom(game) && !mayStay(game, before, day);
  const stuck = day.timetable.games.filter(({ match }) => isStuck(match, day)).filter(isLost);
  if (stuck.length > 0) throw isLocked(stuck.length);
  const toCome = day.timetable.games.filter((game) => isFrom(game) && !day.locked.includes(game.match));
  const moving = toCome.filter(isLost);
  if (moving.length === 0) return { games: day.timetable.games, shifted: [], conflicts: [] };
  const slots = kickoffsToCome(venue, toCome, { from: Date.parse(earliest), mayRunOver: hasSameHours(before, day) });
  const placed = placeWidening(day, { moving, toCome }, slots);
  if (placed === undefined) return moves(day, planned(day, toCome, Date.parse(earliest)));
  return moves(day, putBack(day, placed, { slots, mayStay: (game) => !isLost(game) }));
}

/** Returns the day with its games timed again; it keeps the fields and hours they were timed for, where these are others than before. */
export function timedAgain(
  { timetable, venue }: DayPlan,
  { fields, hours }: FieldsAndHours,
  { games, shifted, conflicts }: TimedGames,
): ShiftedDay {
  const isSame = sameHours(venue.hours, hours) && JSON.stringify(venue.fields) === JSON.stringify(fields);
  return { timetable: { ...timetable, games, ...(!isSame && { venue: { fields, hours } }) }, shifted, conflicts };
}

const hasSameHours = (one: DayPlan, other: DayPlan): boolean => sameHours(one.venue.hours, other.venue.hours);

/** Tells whether the place of a game is one on the new fields and in the new hours; a day that is late may run over unchanged hours. */
const mayStay = (game: ScheduledGame, before: DayPlan, day: DayPlan): boolean =>
  day.venue.fields.includes(game.field) && (hasSameHours(before, day) || isWithinHours(day.venue, game));

/** Tells whether an organizer has locked a game that has not started. */
const isStuck = (match: MatchKey, { locked, started }: DayPlan): boolean =>
  locked.includes(match) && !started.includes(match);

interface Movable {
  readonly moving: readonly ScheduledGame[];
  readonly toCome: readonly ScheduledGame[];
}

/** Places the lost games alone; then with the games that wait for them, with all in step with the kick-offs, and with all. A rest is given up last. */
function placeWidening(day: DayPlan, { moving, toCome }: Movable, slots: ReturnType<typeof kickoffsToCome>) {
  const starts = new Set(slots.map(({ start }) => start));
  const others = toCome.filter((game) => !moving.includes(game));
  const waiting = waitingFor(day, moving);
  const inStep = others.filter(({ start }) => starts.has(Date.parse(start)));
  const circles = [[], others.filter(({ match }) => waiting.has(match)), inStep, others];
  for (const rest of new Set([day.timetable.restSlots, 0]))
    for (const circle of circles) {
      const placed = placeAgain(day, [...moving, ...circle], slots, rest);
      if (placed !== undefined) return placed;
    }
  return undefined;
}

/** Returns the games that cannot be played before these, directly or one after another. */
function waitingFor({ divisions }: DayPlan, games: readonly ScheduledGame[]): ReadonlySet<MatchKey> {
  const orders = divisions.flatMap(({ matches }) => gameOrder(matches));
  const first = new Set(games.map(({ match }) => match));
  const waiting = new Set<MatchKey>();
  for (let count = -1; count < waiting.size; ) {
    count = waiting.size;
    for (const { match, after } of orders)
      if (after.some((other) => first.has(other) || waiting.has(other))) waiting.add(match.key);
  }
  return waiting;
}

/** Plans all games to come anew, beside those that stay. */
function planned({ divisions, venue, timetable }: DayPlan, toCome: readonly ScheduledGame[], earliest: number) {
  const fixed = timetable.games.filter((game) => !toCome.includes(game));
  const request = { divisions, venue: venueLeft(venue, earliest), minRestSlots: timetable.restSlots, seed: 1, fixed };
  return planTimetable({ ...request, keepsDuration: true }).timetable.games;
}

/** Returns the games in order, with those that moved and the conflicts they cause. */
function moves(day: DayPlan, placed: readonly ScheduledGame[]): TimedGames {
  const rank = ({ field }: ScheduledGame) => day.venue.fields.indexOf(field);
  const games = placed.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start) || rank(a) - rank(b));
  const before = new Map(day.timetable.games.map((game) => [game.match, game]));
  const shifted = games.filter(({ match, field, start }) => {
    const was = before.get(match);
    return was === undefined || was.field !== field || Date.parse(was.start) !== Date.parse(start);
  });
  const conflicts = conflictCheck(day)(
    games,
    shifted.map(({ match }) => match),
  );
  return { games, shifted, conflicts };
}

const isLocked = (games: number) =>
  new Refusal(
    'conflict',
    games === 1
      ? 'A game that is locked stands there: unlock it first'
      : said('{games} games that are locked stand there: unlock them first', { games }),
  );
