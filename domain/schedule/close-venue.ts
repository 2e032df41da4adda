import { said } from '../language/sentence.ts';
import type { MatchKey } from '../match/match.ts';
import { Refusal } from '../refusal/refusal.ts';
import { type Closure, closes, endOfClosure } from './closure.ts';
import { conflictCheck } from './conflicts.ts';
import type { DayPlan } from './day-plan.ts';
import { gameOrder } from './game-order.ts';
import { kickoffsToCome } from './kickoffs-to-come.ts';
import { placeAgain } from './place-again.ts';
import { type Offered, putBack } from './put-back.ts';
import type { ShiftedDay } from './shift-day.ts';
import type { ScheduledGame } from './timetable.ts';

/**
 * Finds other places for the games of a lost field or a closed hour. All others stay if the lost ones fit in beside
 * them; otherwise those that wait for a lost game move too, and if need be others that have not started and are not
 * locked. Whatever can go back afterwards does. Refuses where the games do not fit.
 */
export function closeVenue(day: DayPlan, closure: Closure): ShiftedDay {
  const closures = withClosure(day.timetable.closures, closure);
  const mayMove = ({ match }: ScheduledGame) => !day.locked.includes(match);
  const isFrom = ({ start }: ScheduledGame) => Date.parse(start) >= Date.parse(closure.from);
  const lost = day.timetable.games.filter((game) => closes(closure, game));
  const stuck = lost.filter((game) => !mayMove(game) && isFrom(game));
  if (stuck.length > 0) throw isLocked(stuck.length);
  const moving = lost.filter(mayMove);
  if (moving.length === 0) return { timetable: { ...day.timetable, closures }, shifted: [], conflicts: [] };
  const toCome = day.timetable.games.filter((game) => mayMove(game) && isFrom(game));
  const slots = kickoffsToCome(day.venue, toCome, Date.parse(closure.from));
  const placed = placeWidening(day, { moving, toCome }, { slots, closures });
  if (placed === undefined) throw doesNotFit(moving.length);
  const { timetable, ...moves } = withPlaces(day, putBack(day, placed, { slots, closures }));
  return { ...moves, timetable: { ...timetable, closures } };
}

/** Opens a field or an hour again, as it was closed; nothing moves. */
export function openVenue({ timetable }: DayPlan, { field, from }: Closure): ShiftedDay {
  const { closures = [] } = timetable;
  const isMeant = (closure: Closure) => closure.field === field && Date.parse(closure.from) === Date.parse(from);
  const left = closures.filter((closure) => !isMeant(closure));
  const opened = left.length === closures.length ? timetable : { ...timetable, closures: left };
  return { timetable: opened, shifted: [], conflicts: [] };
}

/** Returns the closures with another one, unless one of them holds for all of it. */
function withClosure(closures: readonly Closure[] = [], closure: Closure): readonly Closure[] {
  const holds = (known: Closure) =>
    (known.field === null || known.field === closure.field) &&
    Date.parse(known.from) <= Date.parse(closure.from) &&
    endOfClosure(known) >= endOfClosure(closure);
  return closures.some(holds) ? closures : [...closures, closure];
}

interface Movable {
  readonly moving: readonly ScheduledGame[];
  readonly toCome: readonly ScheduledGame[];
}

/** Places the lost games alone; then with the games that wait for them, with all in step with the kick-offs, and with all. */
function placeWidening(day: DayPlan, { moving, toCome }: Movable, offered: Offered) {
  const starts = new Set(offered.slots.map(({ start }) => start));
  const others = toCome.filter((game) => !moving.includes(game));
  const waiting = waitingFor(day, moving);
  const inStep = others.filter(({ start }) => starts.has(Date.parse(start)));
  const circles = [[], others.filter(({ match }) => waiting.has(match)), inStep, others];
  for (const circle of circles)
    for (const rest of new Set([day.timetable.restSlots, 0])) {
      const placed = placeAgain(day, [...moving, ...circle], offered, rest);
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

/** Returns the changed timetable with the games that moved and the conflicts they cause. */
function withPlaces(day: DayPlan, placed: readonly ScheduledGame[]): ShiftedDay {
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
  return { timetable: { ...day.timetable, games }, shifted, conflicts };
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
